/** The bar at the board: what happens, and what can be done. */
import type { ComponentChildren } from 'preact';
import { Group } from '../../../src/engine/board/group.js';
import { Icon } from './icon.js';
import { useShellWords } from './language.js';

/** The bar; on a phone, it also has the way to the menu. */
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
  const words = useShellWords().navigation;
  return (
    <div class="bar">
      <button type="button" class="menu-button" aria-label={words.menu} onClick={openMenu}>
        <Icon name="menu" />
      </button>
      {says}
      <Group label={words.actions} look="actions">
        {children}
      </Group>
    </div>
  );
}
