/** What every page does: let the keyboard scroll what is too wide. */

/** @param {Element} box */
function updateFocus(box) {
  if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
  else box.removeAttribute('tabindex');
}

const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) updateFocus(target);
});

for (const box of document.querySelectorAll('.scroll, pre, .tsd-signature')) resized.observe(box);
