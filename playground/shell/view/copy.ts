/** A link to copy. */
import { useRef, useState } from 'preact/hooks';

/** Return what the field of a link has, whether the link was copied, and what copies it. */
export function useCopy(link: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  return {
    field: {
      ref,
      readOnly: true,
      value: link,
      onFocus: () => ref.current?.select(),
    },
    isCopied: copied === link,
    async copy() {
      try {
        await navigator.clipboard.writeText(link);
        setCopied(link);
      } catch {
        // The browser refuses, or has no clipboard for this page: then the link is there to be copied by hand.
        ref.current?.focus();
      }
    },
  };
}
