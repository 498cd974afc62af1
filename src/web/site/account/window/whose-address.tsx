/** The address that is being signed in, told to password managers too, with the way back to change it. */
export function WhoseAddress({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-sand px-4">
      <span data-copyable className="min-w-0 truncate">
        {email}
      </span>
      <input type="hidden" autoComplete="username" name="username" value={email} readOnly />
      <button
        type="button"
        className="text-link inline-flex min-h-12 shrink-0 items-center text-sm font-medium"
        onClick={onBack}
      >
        Change<span className="sr-only"> the e-mail address</span>
      </button>
    </div>
  );
}
