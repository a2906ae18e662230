/** The field for a name by which the others in a room know somebody. */
import { LONGEST_NAME } from 'azulejo/online';

export function NameField({
  label,
  name,
  change,
  isOwn = false,
}: {
  readonly label: string;
  readonly name: string;
  change(name: string): void;
  /** Whether it is that of the person at this device, which browsers can fill in. */
  readonly isOwn?: boolean;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        required
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete={isOwn ? 'nickname' : 'off'}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  );
}
