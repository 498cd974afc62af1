import { Trans } from '@lingui/react/macro';
/** The address that is being signed in, told to password managers too, with the way back to change it. */
export function WhoseAddress({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-sand px-4">
      <span data-copyable className="min-w-0 truncate">
        {email}
      </span>
      {/* Not type=hidden: password managers read only fields that could be typed in. */}
      <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
      <button
        type="button"
        className="text-link inline-flex min-h-12 shrink-0 items-center text-sm font-medium"
        onClick={onBack}
      >
        <Trans>
          Change<span className="sr-only"> the e-mail address</span>
        </Trans>
      </button>
    </div>
  );
}
