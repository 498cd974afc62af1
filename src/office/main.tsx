import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invitePath } from '#agency/invites/invite-path.ts';
import './admin.css';
import { later } from '#kit/later.tsx';
import { officeName } from '#kit/office/brand.ts';
import { calls } from '#kit/office/calls.ts';
import { signedOut, useSession } from '#kit/office/session.ts';
import { SignIn } from '#agency/staff/office/sign-in.tsx';

const NotLoaded = () => (
  <main className="sign-in">
    <div className="second-step">
      <h1>{officeName}</h1>
      <p>The office did not load. Please check your connection.</p>
      <button type="button" onClick={() => location.reload()}>
        Load again
      </button>
    </div>
  </main>
);
const Invitation = later(() =>
  import('#agency/invites/office/accept-invite.tsx').then(
    ({ AcceptInvite }) => AcceptInvite,
    () => NotLoaded,
  ),
);
const Office = later(() =>
  import('./office.tsx').then(
    ({ Office, prepareScreen }) => prepareScreen().then(() => Office),
    () => NotLoaded,
  ),
);

const opening = <p className="opening">Opening the office …</p>;

/** The office behind its sign-in. While a session has ended the sign-in stands before it, and nothing is lost. */
function Root() {
  const { state, me } = useSession();
  if (joining) return <Invitation meanwhile={<p className="opening">One moment …</p>} />;
  if (state === 'unknown') return opening;
  return (
    <>
      {me && <Office key={me.id} meanwhile={opening} />}
      {state !== 'signed-in' && <SignIn returning={me} />}
    </>
  );
}

/** Who follows an invitation is nobody yet; a session that this browser may hold stays out of it. */
const joining = location.pathname === invitePath;

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);

if (!joining) {
  calls.resume().catch(signedOut);
  // While somebody types a password the office can already come.
  Office.prepare();
}
