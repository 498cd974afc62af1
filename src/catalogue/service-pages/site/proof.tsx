import type { ServicePageContent } from '../service-page.ts';

/** Up to three figures with their words. */
export function Proof({ items, quiet }: { items: ServicePageContent['proof']; quiet: string }) {
  if (items.length === 0) return null;
  return (
    <dl className="mt-9 flex flex-wrap gap-x-10 gap-y-5">
      {items.map(({ figure, words }) => (
        <div
          key={figure}
          className="flex flex-col-reverse justify-end sm:max-w-60 border-l-4 border-marigold pl-4"
        >
          <dt className={`text-sm text-balance ${quiet}`}>{words}</dt>
          <dd className="font-head text-h3 font-bold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
