/** The links of a room: to copy, to share, and as a code for a phone next to this device. */
import { useState } from 'preact/hooks';
import { gameNamed } from '../registry.js';
import { writeAddress } from '../shell/sharing/address.js';
import { useCopy } from '../shell/view/copy.js';
import { Dialog } from '../shell/view/dialog.js';
import { useShellWords } from '../shell/view/language.js';
import { Later } from '../shell/view/later.js';
import { NameField } from './name-field.js';
import { type RoomProps, useRoomWords } from './parts.js';

function linkOf(id: string, secret: string | undefined): string {
  return new URL(writeAddress({ kind: 'room', id, secret }), location.href).href;
}

function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  const words = useRoomWords().invite;
  const { field, isCopied, copy } = useCopy(link);
  return (
    <div class="link-row">
      <label class="field">
        <span>{label}</span>
        <input {...field} />
      </label>
      <button
        type="button"
        aria-label={`${isCopied ? words.copied : words.copy}: ${label}`}
        onClick={() => void copy()}
      >
        {isCopied ? words.copied : words.copy}
      </button>
      <span class="unseen" role="status">
        {isCopied ? words.copied : ''}
      </span>
    </div>
  );
}

/** Load what draws codes: `uqr`, since it is 4 kB, has no dependencies, and gives the modules, not markup. */
async function loadCode() {
  const { encode } = await import('uqr');
  return ({ link }: { readonly link: string }) => {
    const words = useRoomWords().invite;
    const { data, size } = encode(link, { border: 2 });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return (
      <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.codeOf}>
        <path d={path} />
      </svg>
    );
  };
}

/** Name somebody who may come into a private room without a question. */
function ByName({ room, act }: RoomProps) {
  const words = useRoomWords().invite;
  const { forms } = useShellWords();
  const [name, setName] = useState('');
  return (
    <form
      class="by-name"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await act('invite', { name: name.trim() })) setName('');
      }}
    >
      <div class="link-row">
        <NameField label={words.byName} name={name} change={setName} />
        <button type="submit">{words.letIn}</button>
      </div>
      <p class="aside" role="status">
        {room.invited.length > 0 && words.invited(forms.listed(room.invited))}
      </p>
    </form>
  );
}

export function Invite(props: RoomProps) {
  const { page, session, room, me } = props;
  const words = useRoomWords().invite;
  const { forms, navigation } = useShellWords();
  const [isOpen, setOpen] = useState(false);
  const { isPrivate, game } = room.settings;
  // Those who watch a private room have no link that others may use.
  if (isPrivate && session.secrets === undefined) return undefined;
  const link = linkOf(session.id, session.secrets?.enter);
  const title = gameNamed(game)?.title[forms.language] ?? page.game.rules.title;
  return (
    <section class="panel invite" aria-labelledby="invite-title">
      <h3 id="invite-title">{words.title}</h3>
      <LinkField label={words.link} link={link} />
      <div class="row">
        {'share' in navigator && (
          <button
            type="button"
            onClick={() => {
              const text = words.text(title);
              // One who changes one's mind has not failed.
              navigator.share({ title: text, text, url: link }).catch(() => undefined);
            }}
          >
            {words.share}
          </button>
        )}
        <button type="button" onClick={() => setOpen(true)}>
          {words.code}
        </button>
      </div>
      {session.secrets !== undefined && (
        <LinkField label={words.watchLink} link={linkOf(session.id, session.secrets.watch)} />
      )}
      {isPrivate && room.host === me.id && <ByName {...props} />}
      {isOpen && (
        <Dialog title={words.codeTitle} close={() => setOpen(false)} look="qr-dialog">
          <Later load={loadCode} props={{ link }} />
          <div class="row end">
            <button type="button" onClick={() => setOpen(false)}>
              {navigation.close}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
