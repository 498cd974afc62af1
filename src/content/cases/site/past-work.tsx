import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaseCard } from '../case.ts';
import { CaseLink } from './case-link.tsx';
import { DeviceFrame } from './device-frame.tsx';
import { RowWindow } from '#kit/site/ui/row-window.tsx';
import { useHydrated } from '#kit/site/ui/use-hydrated.ts';
import { useRow } from '#kit/site/ui/use-row.ts';

/** How wide a slide is: as many as fit at 320, 640, 1024 and 1280 px, and where there are fewer, these fill the row. */
const slides = [
  'auto-cols-[100%]',
  'auto-cols-[100%] min-[640px]:auto-cols-[calc((100%-1rem)/2)]',
  'auto-cols-[100%] min-[640px]:auto-cols-[calc((100%-1rem)/2)] min-[1024px]:auto-cols-[calc((100%-2rem)/3)]',
  'auto-cols-[100%] min-[640px]:auto-cols-[calc((100%-1rem)/2)] min-[1024px]:auto-cols-[calc((100%-2rem)/3)] min-[1280px]:auto-cols-[calc((100%-3rem)/4)]',
];

/**
 * Cases in a row that is pushed, or stepped by its buttons and the arrow keys on them: one, two, three or four slides at
 * 320, 640, 1024 and 1280 px. Without scripts it is a row to scroll.
 */
export function PastWork({
  heading,
  cases,
  tinted,
}: {
  heading: string;
  cases: CaseCard[];
  tinted?: boolean;
}) {
  const { t } = useLingui();
  const [viewport, step] = useRow();
  const ready = useHydrated();
  if (cases.length === 0) return null;

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
          <h2 id="demos" className="max-w-[13.5em] text-h2">
            {heading}
          </h2>
          {cases.length > 1 && (
            <div className={`flex gap-2 ${stepsNeeded(cases.length)} ${ready ? '' : 'invisible'}`}>
              <Step label={t`Previous work`} onClick={() => step(-1)} onKeyDown={moved}>
                <ChevronLeft aria-hidden className="size-5" />
              </Step>
              <Step label={t`Next work`} onClick={() => step(1)} onKeyDown={moved}>
                <ChevronRight aria-hidden className="size-5" />
              </Step>
            </div>
          )}
        </div>
        <RowWindow ref={viewport}>
          <ul className={`grid grid-flow-col gap-4 ${slides[Math.min(cases.length, slides.length) - 1]}`}>
            {cases.map((shown) => (
              <li key={shown.slug} className="snap-start">
                <Slide shown={shown} wide={cases.length === 1} />
              </li>
            ))}
          </ul>
        </RowWindow>
      </div>
    </section>
  );
}

/** Where all slides are seen at once, nothing is stepped. */
const stepsNeeded = (count: number) =>
  ['', 'min-[640px]:hidden', 'min-[1024px]:hidden', 'min-[1280px]:hidden'][count - 1] ?? '';

function Slide({ shown, wide }: { shown: CaseCard; wide: boolean }) {
  const { client, trade, town, headline } = shown;
  return (
    <article
      className={`relative flex h-full flex-col gap-x-12 rounded-card border border-line bg-white p-5 ${wide ? 'md:flex-row md:items-center md:p-10' : ''}`}
    >
      <DeviceFrame
        shown={shown}
        sizes={
          wide ? '(min-width: 769px) 50vw, 85vw' : '(min-width: 1280px) 16rem, (min-width: 640px) 42vw, 85vw'
        }
        className={wide ? 'md:w-[55%] md:shrink-0' : ''}
      />
      <div className="flex grow flex-col pt-7">
        <p className="text-sm text-ink-soft">{`${trade}, ${town}`}</p>
        <h3 className={`mt-1 ${wide ? 'text-h3' : 'text-h4'}`}>{client}</h3>
        <p className="mt-2 grow">{headline}</p>
        <CaseLink shown={shown} className="mt-2 self-start" />
      </div>
    </article>
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
