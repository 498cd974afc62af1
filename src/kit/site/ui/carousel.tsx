import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { autoplay } from './autoplay.ts';
import { RowWindow } from './row-window.tsx';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';
import { useHydrated } from './use-hydrated.ts';
import { useRow } from './use-row.ts';

/**
 * A row that moves on by itself every three seconds and begins again at its end: two items on small screens, three from
 * 600 px, four from 1000 px. It rests while pointed at or focused, can be paused for good, and never
 * moves by itself for people who asked for less motion. Without scripts it is a row to scroll.
 */
export function Carousel({
  label,
  heading,
  children,
}: {
  label: string;
  heading: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const [viewport, step] = useRow({ goesRound: true });
  const ready = useHydrated();
  const lessMotion = usePrefersReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wanted = chosen ?? !lessMotion;

  useEffect(() => {
    if (!wanted || !section.current || !viewport.current) return;
    return autoplay(section.current, viewport.current, () => step(1));
  }, [wanted, viewport, step]);

  return (
    <section ref={section} aria-roledescription="carousel" aria-label={label}>
      <div className="flex items-end justify-between gap-x-6">
        {heading}
        <div className={`flex shrink-0 gap-2 ${ready ? '' : 'invisible'}`}>
          <Control label={wanted ? t`Pause` : t`Play`} onClick={() => setChosen(!wanted)}>
            {wanted ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          </Control>
          <Control label={t`Previous`} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </Control>
          <Control label={t`Next`} onClick={() => step(1)}>
            <ChevronRight aria-hidden className="size-5" />
          </Control>
        </div>
      </div>
      <RowWindow ref={viewport}>
        <ul className="grid auto-cols-[calc((100%-1rem)/2)] grid-flow-col gap-4 sm:auto-cols-[calc((100%-2rem)/3)] lg:auto-cols-[calc((100%-3rem)/4)]">
          {Children.map(children, (child) => (
            <li className="grid min-h-20 snap-start place-items-center px-2">{child}</li>
          ))}
        </ul>
      </RowWindow>
    </section>
  );
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-control border border-ink-faint hover:border-ink hover:bg-sand"
    >
      {children}
    </button>
  );
}
