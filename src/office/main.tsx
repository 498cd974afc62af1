import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { invitePath } from '#agency/invites/invite-path.ts';
import './admin.css';
import { calls } from '#kit/office/calls.ts';
import { signedOut, useSession } from '#kit/office/session.ts';
import { SignIn } from '#agency/staff/office/sign-in.tsx';

const loadOffice = () => import('./office.tsx');
const Invitation = lazy(async () => ({
  default: (await import('#agency/invites/office/accept-invite.tsx')).AcceptInvite,
}));
const Office = lazy(async () => ({ default: (await loadOffice()).Office }));

/** The office behind its sign-in. While a session has ended the sign-in stands before it, and nothing is lost. */
function Root() {
  const { state, me } = useSession();
  if (joining)
    return (
      <Suspense fallback={<p className="opening">One moment …</p>}>
        <Invitation />
      </Suspense>
    );
  if (state === 'unknown') return <p className="opening">Opening the office …</p>;
  return (
    <>
      {me && (
        <Suspense fallback={<p className="opening">Opening the office …</p>}>
          <Office key={me.id} />
        </Suspense>
      )}
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
  void loadOffice();
}
