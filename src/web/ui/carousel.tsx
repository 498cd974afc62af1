import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Engine } from './carousel-engine.ts';
import { useLessMotion } from './use-less-motion.ts';

const near = '400px';

/**
 * A row that moves on by itself every three seconds and begins again at its end: two items on small screens, three from
 * 600 px, four from 1000 px (public-site §2). It rests while pointed at or focused, can be paused for good, and never
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
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useEngine(viewport);
  const lessMotion = useLessMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wanted = chosen ?? !lessMotion;

  useEffect(() => {
    if (wanted) engine?.autoplay.play();
    else engine?.autoplay.stop();
  }, [engine, wanted]);

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        {heading}
        <div className={`flex gap-2 ${engine ? '' : 'invisible'}`}>
          <Control label={wanted ? t`Pause` : t`Play`} onClick={() => setChosen(!wanted)}>
            {wanted ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          </Control>
          <Control label={t`Previous`} onClick={() => engine?.embla.scrollPrev()}>
            <ChevronLeft aria-hidden className="size-5" />
          </Control>
          <Control label={t`Next`} onClick={() => engine?.embla.scrollNext()}>
            <ChevronRight aria-hidden className="size-5" />
          </Control>
        </div>
      </div>
      {/* Until its script moves it, the keyboard scrolls it. */}
      <div
        ref={viewport}
        tabIndex={engine ? undefined : 0}
        className={`mt-8 ${engine ? 'overflow-hidden' : 'overflow-x-auto'}`}
      >
        <ul className="-ml-4 flex touch-pan-y">
          {Children.map(children, (child) => (
            <li className="min-w-0 shrink-0 grow-0 basis-1/2 pl-4 sm:basis-1/3 lg:basis-1/4">
              <div className="grid min-h-28 place-items-center rounded-card border border-line bg-white px-2">
                {child}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What moves the row, once the row is near the window. Where it cannot be fetched the row is scrolled by hand. */
function useEngine(viewport: RefObject<HTMLDivElement | null>): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    let end = () => {};
    const begin = ({ startEngine }: typeof import('./carousel-engine.ts')) => {
      if (!row.isConnected) return;
      const started = startEngine(row);
      end = () => started.embla.destroy();
      setEngine(started);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        import('./carousel-engine.ts').then(begin, () => {});
      },
      { rootMargin: near },
    );
    watch.observe(row);
    return () => {
      watch.disconnect();
      end();
    };
  }, [viewport]);
  return engine;
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
