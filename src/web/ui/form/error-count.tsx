import { CircleAlert } from 'lucide-react';

/** Beside the button: how many fields keep the form back. The words stand at each field. */
export function ErrorCount({ count }: { count: number }) {
  return (
    <p role="alert" className="-mt-3 flex justify-center gap-1.5 text-sm font-medium text-brick empty:hidden">
      {count > 0 && (
        <>
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          {count === 1 ? 'One thing to mend above' : `${count} things to mend above`}
        </>
      )}
    </p>
  );
}
