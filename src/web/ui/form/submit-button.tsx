import { LoaderCircle } from 'lucide-react';

/** Says what will happen; while it happens it is disabled and says so. */
export function SubmitButton({
  busy,
  busyText,
  children,
}: {
  busy: boolean;
  busyText: string;
  children: string;
}) {
  return (
    <button
      type="submit"
      disabled={busy}
      className="btn btn-main w-full disabled:cursor-wait disabled:bg-sand-deep"
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {busy ? busyText : children}
    </button>
  );
}
