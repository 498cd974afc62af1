import { useId, type ReactNode } from 'react';

/** One matter of the profile, with its name. */
export function Panel({
  title,
  action,
  children,
}: {
  title: string;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="min-w-0 rounded-card border border-line bg-white p-5 sm:p-7"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
