import { CircleCheckBig } from 'lucide-react';

/** The form's last moment before it closes. */
export const Recorded = () => (
  <p role="status" className="flex min-h-32 items-center gap-3 font-semibold">
    <CircleCheckBig aria-hidden className="size-6 shrink-0 text-leaf" />
    Response recorded successfully
  </p>
);
