/** The bar at the board: what happens, and what can be done. */
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.js';
import { useShellWords } from './language.js';
import { useRoving } from './roving.js';

/** The bar; on a phone, the way to the menu is in it, too. */
export function Bar({
  openMenu,
  says,
  children,
}: {
  openMenu(): void;
  readonly says: ComponentChildren;
  /** At most four buttons, one tab stop. */
  readonly children: ComponentChildren;
}) {
  const actions = useRoving();
  const words = useShellWords().navigation;
  return (
    <div class="bar">
      <button type="button" class="menu-button" aria-label={words.menu} onClick={openMenu}>
        <Icon name="menu" />
      </button>
      {says}
      <div class="actions" role="group" aria-label={words.actions} tabIndex={-1} ref={actions.ref}>
        {children}
      </div>
    </div>
  );
}
