import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownServicePage } from '../read-service-page.ts';
import { Picture } from '#agency/media/site/picture.tsx';
import { RowWindow } from '#kit/site/ui/row-window.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { useRow } from '#kit/site/ui/use-row.ts';

/**
 * Past work in a row that is pushed, or stepped by its buttons and the arrow keys on them: one, two, three or four slides at
 * 320, 640, 1024 and 1280 px. Without scripts it is a row to scroll.
 */
export function Demos({ demos, tinted }: { demos: ShownServicePage['demos']; tinted?: boolean }) {
  const { t } = useLingui();
  const [viewport, step] = useRow();
  const ready = useHydrated();
  if (demos.items.length === 0) return null;

  function moved(event: React.KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  }

  return (
    <section aria-labelledby="demos" aria-roledescription="carousel" className={tinted ? 'bg-sand' : ''}>
      <div className="wrap section">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <h2 id="demos" className="max-w-[20ch] text-h2">
            {demos.heading}
          </h2>
          <div className={`flex gap-2 ${ready ? '' : 'invisible'}`}>
            <Step label={t`Previous work`} onClick={() => step(-1)} onKeyDown={moved}>
              <ChevronLeft aria-hidden className="size-5" />
            </Step>
            <Step label={t`Next work`} onClick={() => step(1)} onKeyDown={moved}>
              <ChevronRight aria-hidden className="size-5" />
            </Step>
          </div>
        </div>
        <RowWindow ref={viewport}>
          <ul className="grid auto-cols-[100%] grid-flow-col gap-4 min-[640px]:auto-cols-[calc((100%-1rem)/2)] min-[1024px]:auto-cols-[calc((100%-2rem)/3)] min-[1280px]:auto-cols-[calc((100%-3rem)/4)]">
            {demos.items.map((demo) => (
              <li key={demo.title} className="snap-start">
                <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-white">
                  <Picture
                    picture={demo.picture}
                    sizes="(min-width: 1280px) 18rem, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw"
                    className="aspect-3/2 h-auto w-full object-cover"
                  />
                  <div className="p-5">
                    <h3 className="text-h4">{demo.title}</h3>
                    <p className="mt-1 text-ink-soft">{demo.text}</p>
                    {demo.sample && <p className="mt-3 text-sm font-semibold">{t`Sample work`}</p>}
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </RowWindow>
      </div>
    </section>
  );
}

function Step({
  label,
  children,
  ...button
}: {
  label: string;
  children: ReactNode;
  onClick: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className="grid size-12 place-items-center rounded-control border border-ink-faint hover:border-ink hover:bg-sand-deep"
    >
      {children}
    </button>
  );
}
