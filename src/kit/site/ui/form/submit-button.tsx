import { LoaderCircle } from 'lucide-react';

/** Says what will happen; while it happens it is disabled and says so. */
export function SubmitButton({
  busy,
  busyText,
  sends = true,
  ready = true,
  sum,
  children,
}: {
  busy: boolean;
  busyText: string;
  /** Not yet where only a script can send: pressed before, it is pressed again once that is there. */
  sends?: boolean;
  /** Not yet while something comes without which it would do nothing. */
  ready?: boolean;
  /** What pressing it costs, said beside its words: "₹14,099". */
  sum?: string | undefined;
  children: string;
}) {
  return (
    <button
      type={sends ? 'submit' : 'button'}
      disabled={busy || !ready}
      className="btn btn-main w-full disabled:cursor-wait disabled:bg-sand-deep"
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {busy ? busyText : <span>{children}</span>}
      {!busy && sum && <span className="tabular-nums">{sum}</span>}
    </button>
  );
}
