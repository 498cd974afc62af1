import type { ServicePageContent } from '../service-page.ts';

type Props = { process: ServicePageContent['process'] };

/** Six stops on a line that runs down the page, the heading staying beside them. */
export function ProcessPath({ process }: Props) {
  return (
    <section
      aria-labelledby="process"
      className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]"
    >
      <h2 id="process" className="max-w-[9.5em] self-start text-h2 lg:sticky lg:top-28">
        {process.heading}
      </h2>
      <ol>
        {process.steps.map(({ title, text }, i) => (
          <li
            key={title}
            className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-9 before:absolute before:top-12 before:bottom-0 before:left-[1.45rem] before:w-0.5 before:bg-line last:pb-0 last:before:hidden"
          >
            <StepNumber i={i} className="bg-marigold" />
            <div className="pt-2">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 max-w-measure text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Six fields of one sheet, three in a row. */
export function ProcessSheet({ process }: Props) {
  return (
    <section aria-labelledby="process" className="bg-sand">
      <div className="wrap section">
        <h2 id="process" className="max-w-[13.5em] text-h2">
          {process.heading}
        </h2>
        <ol className="mt-10 grid overflow-hidden rounded-card border border-line bg-line [gap:1px] sm:grid-cols-2 lg:grid-cols-3">
          {process.steps.map(({ title, text }, i) => (
            <li key={title} className="bg-white p-6 lg:p-8">
              <p aria-hidden className="font-head text-h2 font-bold text-marigold-deep tabular-nums">
                {i + 1}
              </p>
              <h3 className="mt-3 text-h4">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Six steps on a dark band, two columns. */
export function ProcessBand({ process }: Props) {
  return (
    <section aria-labelledby="process" className="on-dark bg-ink text-paper">
      <div className="wrap section">
        <h2 id="process" className="max-w-[13.5em] text-h2">
          {process.heading}
        </h2>
        <ol className="mt-10 grid gap-x-14 md:grid-flow-col md:grid-cols-2 md:grid-rows-3">
          {process.steps.map(({ title, text }, i) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-line-dark py-6">
              <StepNumber i={i} className="bg-marigold text-ink" />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-sand-deep">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const StepNumber = ({ i, className }: { i: number; className: string }) => (
  <span
    aria-hidden
    className={`grid size-12 place-items-center rounded-full font-head text-h4 font-bold tabular-nums ${className}`}
  >
    {i + 1}
  </span>
);
