import type { ServicePageContent } from '../service-page.ts';

type Props = { why: ServicePageContent['why'] };

/** Four tinted cards, two and two, under a heading. */
export function WhyCards({ why }: Props) {
  const tints = ['bg-sand', 'bg-sky', 'bg-marigold-tint', 'bg-leaf-tint'];
  return (
    <section aria-labelledby="why" className="wrap section">
      <h2 id="why" className="max-w-[12.2em] text-h2">
        {why.heading}
      </h2>
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:gap-5">
        {why.boxes.map(({ title, text }, i) => (
          <li key={title} className={`rounded-card p-6 lg:p-8 ${tints[i] ?? ''}`}>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 max-w-measure">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Four columns on a dark band. */
export function WhyBand({ why }: Props) {
  return (
    <section aria-labelledby="why" className="on-dark bg-ink text-paper">
      <div className="wrap section">
        <h2 id="why" className="max-w-[14.9em] text-h2">
          {why.heading}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {why.boxes.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-marigold pt-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-sand-deep">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Four lines, one under the other, for standing beside a form. */
export function WhyLines({ why }: Props) {
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="max-w-[12.2em] text-h2">
        {why.heading}
      </h2>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {why.boxes.map(({ title, text }) => (
          <li key={title} className="py-5">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 max-w-measure text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
