import { useEffect, useRef, useState } from 'react';

const steps = 200;
const tickMs = 20;
const plusFrom = 299;

/** The number as shown: a plus sign from 299 on (public-site §9). */
const counted = (value: number) => `${Math.round(value)}${Math.round(value) >= plusFrom ? '+' : ''}`;

/**
 * Counts up when it comes into view: 200 steps of 20 ms. Readers of the page's text, people who asked for less motion
 * and pages without scripts have the final number at once.
 */
export function CountUp({ to }: { to: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState(steps);

  useEffect(() => {
    const element = place.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    // It goes back to nought while still out of sight, so that nobody sees the end before the beginning.
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        setStep(0);
      },
      { rootMargin: '50%' },
    );
    const inView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      inView.disconnect();
      timer = setInterval(() => {
        setStep((now) => {
          if (now + 1 >= steps) clearInterval(timer);
          return Math.min(steps, now + 1);
        });
      }, tickMs);
    });
    near.observe(element);
    inView.observe(element);
    return () => {
      near.disconnect();
      inView.disconnect();
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
