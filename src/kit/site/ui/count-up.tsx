import { useEffect, useRef, useState } from 'react';

const steps = 200;
const tickMs = 20;
const plusFrom = 299;

/** The number as shown: a plus sign from 299 on. */
const counted = (value: number) => `${Math.round(value)}${Math.round(value) >= plusFrom ? '+' : ''}`;

/**
 * Counts up when it is scrolled into view: 200 steps of 20 ms by the clock, so four seconds on a slow phone too. A number
 * that is in view when the scripts start stays as it is; readers of the page's text, people who asked for less motion
 * and pages without scripts have the final number at once.
 */
export function CountUp({ to }: { to: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState(steps);

  useEffect(() => {
    const element = place.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOutOfView = false;
    const view = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) {
        // Nobody sees it go back to nought.
        if (!isOutOfView) setStep(0);
        isOutOfView = true;
        return;
      }
      view.disconnect();
      if (!isOutOfView) return;
      const begun = performance.now();
      timer = setInterval(() => {
        const now = Math.min(steps, Math.floor((performance.now() - begun) / tickMs));
        setStep(now);
        if (now === steps) clearInterval(timer);
      }, tickMs);
    });
    view.observe(element);
    return () => {
      view.disconnect();
      clearInterval(timer);
    };
  }, []);

  return (
    <>
      <span className="sr-only print:not-sr-only">{counted(to)}</span>
      <span ref={place} aria-hidden className="print:hidden">
        {counted((to * step) / steps)}
      </span>
    </>
  );
}
