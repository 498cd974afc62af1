import { useEffect, useRef } from 'react';

/**
 * What keeps the form from going out, each with a way to its field. `attempt` counts the refused tries: each one moves
 * the focus here.
 */
export function ErrorSummary({
  errors,
  idOf,
  attempt,
}: {
  errors: [field: string, text: string][];
  idOf: (field: string) => string;
  attempt: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-control border-l-4 border-brick bg-brick-tint px-4 py-3 outline-none"
    >
      <p className="font-semibold">
        {errors.length === 1
          ? 'One thing to mend before this can go out'
          : `${errors.length} things to mend before this can go out`}
      </p>
      <ul className="mt-1">
        {errors.map(([field, text]) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              className="inline-flex min-h-8 items-center text-sm underline decoration-brick underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
