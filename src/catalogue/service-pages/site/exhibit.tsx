import type { ReactNode } from 'react';
import type { Exhibit } from '../service-page.ts';

type Props = { exhibit: Exhibit };

/** What the page's own sum or comparison is about. */
export const ExhibitHead = ({ exhibit: { heading, lead } }: Props) => (
  <>
    <h2 id="exhibit" className="max-w-[12.2em] text-h2">
      {heading}
    </h2>
    <p className="mt-5 max-w-[29.5em] text-lead">{lead}</p>
  </>
);

export const ExhibitNote = ({ exhibit: { note } }: Props) => (
  <p className="mt-4 max-w-measure text-sm text-ink-soft">{note}</p>
);

/**
 * The rows as a printed sheet.
 * @param props.stacked on a phone each row stands by itself, with the names of the columns before its cells: for words, not for figures
 * @param props.summed the last row is what the others come to
 */
export function ExhibitTable({
  exhibit: { columns, rows },
  stacked = false,
  summed = false,
}: Props & { stacked?: boolean; summed?: boolean }) {
  const cell = stacked
    ? 'px-5 py-3 max-sm:block max-sm:py-1.5 sm:first:pl-7 sm:last:pr-7'
    : 'px-2 py-3 first:pl-4 last:pr-4 not-first:text-right max-sm:last:min-w-[4.75rem] sm:px-5 sm:first:pl-7 sm:last:pr-7';
  return (
    // It can be scrolled by keyboard too where it is wider than the screen.
    <div
      role="group"
      aria-labelledby="exhibit"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-white shadow-lift"
    >
      <table
        aria-labelledby="exhibit"
        className={`w-full border-collapse text-left tabular-nums ${stacked ? 'max-sm:block' : 'max-sm:text-sm'}`}
      >
        <thead className={stacked ? 'max-sm:sr-only' : ''}>
          <tr className="border-b-2 border-ink align-bottom text-sm">
            {columns.map((column) => (
              <th key={column} scope="col" className={`font-semibold sm:whitespace-nowrap ${cell}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacked ? 'max-sm:block' : ''}>
          {rows.map(({ cells: [head, ...cells] }, i) => (
            <tr
              key={head}
              className={`border-b border-line last:border-b-0 ${stacked ? 'max-sm:block max-sm:py-4' : ''} ${summed && i === rows.length - 1 ? 'bg-marigold-tint font-semibold' : ''}`}
            >
              <th scope="row" className={`font-semibold ${cell}`}>
                {head}
              </th>
              {cells.map((text, at) => (
                <td key={columns[at + 1]} className={cell}>
                  {stacked && (
                    <span aria-hidden className="block text-sm text-ink-soft sm:hidden">
                      {columns[at + 1]}
                    </span>
                  )}
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rows of two columns, a time and what happens then, as stops on a line. */
export const ExhibitHours = ({ exhibit: { rows } }: Props) => (
  <ol className="border-l-2 border-ink">
    {rows.map(({ cells: [when, ...what] }) => (
      <li
        key={what.join('')}
        className="relative pb-8 pl-7 before:absolute before:top-1.5 before:-left-[0.56rem] before:size-4 before:rounded-full before:border-2 before:border-ink before:bg-marigold last:pb-0"
      >
        <p className="text-sm font-semibold tabular-nums">{when}</p>
        <p className="mt-1 max-w-measure text-lead">{what.join(', ')}</p>
      </li>
    ))}
  </ol>
);

/** Words at the left, which stay while the rows at the right go by. */
export const ExhibitBeside = ({ exhibit, children }: Props & { children: ReactNode }) => (
  <section
    aria-labelledby="exhibit"
    className="wrap section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]"
  >
    <div className="lg:sticky lg:top-28">
      <ExhibitHead exhibit={exhibit} />
    </div>
    <div>
      {children}
      <ExhibitNote exhibit={exhibit} />
    </div>
  </section>
);
