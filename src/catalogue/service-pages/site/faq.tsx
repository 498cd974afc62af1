import { Plus } from 'lucide-react';
import type { ServicePageContent } from '../service-page.ts';

const places = {
  below: 'wrap section max-w-[52rem]',
  beside: 'wrap section gap-x-16 lg:grid-cols-[1fr_1.7fr]',
  inside: '',
};

/**
 * Questions of which one is open at a time: the browser closes the others, with or without scripts.
 * `place`: the heading above them, at their left on wide screens, or all of it inside somebody else's column.
 */
export function Faq({
  faq,
  place = 'below',
}: {
  faq: ServicePageContent['faq'];
  place?: keyof typeof places;
}) {
  return (
    <section aria-labelledby="faq" className={`grid gap-y-8 ${places[place]}`}>
      <h2
        id="faq"
        className={`max-w-[10.8em] self-start text-h2 ${place === 'beside' ? 'lg:sticky lg:top-28' : ''}`}
      >
        {faq.heading}
      </h2>
      <div className="border-t border-line">
        {faq.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4">
              <h3 className="text-h4">{question}</h3>
              <Plus
                aria-hidden
                className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-measure pr-10 pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
