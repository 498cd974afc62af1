import { useLingui } from '@lingui/react/macro';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, useEffect, useState, type ReactNode } from 'react';
import { useLessMotion } from './use-less-motion.ts';

const autoplayMs = 3000;

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
  const [autoplay] = useState(() =>
    Autoplay({
      delay: autoplayMs,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' }, [autoplay]);
  const lessMotion = useLessMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wanted = chosen ?? !lessMotion;

  useEffect(() => {
    if (!embla) return;
    if (wanted) autoplay.play();
    else autoplay.stop();
  }, [embla, wanted, autoplay]);

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        {heading}
        <div className={`flex gap-2 ${embla ? '' : 'invisible'}`}>
          <Control label={wanted ? t`Pause` : t`Play`} onClick={() => setChosen(!wanted)}>
            {wanted ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          </Control>
          <Control label={t`Previous`} onClick={() => embla?.scrollPrev()}>
            <ChevronLeft aria-hidden className="size-5" />
          </Control>
          <Control label={t`Next`} onClick={() => embla?.scrollNext()}>
            <ChevronRight aria-hidden className="size-5" />
          </Control>
        </div>
      </div>
      {/* Until its script moves it, the keyboard scrolls it. */}
      <div
        ref={viewport}
        tabIndex={embla ? undefined : 0}
        className={`mt-8 ${embla ? 'overflow-hidden' : 'overflow-x-auto'}`}
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
