import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

/** How much of the element with this id has passed through the window: a line below the top edge. */
export function ReadingProgress({ of }: { of: string }) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const text = document.getElementById(of)?.getBoundingClientRect();
      if (!text || !bar.current) return;
      const way = Math.max(1, text.height - innerHeight);
      const share = Math.min(1, Math.max(0, -text.top / way));
      bar.current.style.transform = `scaleX(${share})`;
      bar.current.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, [of]);
  return (
    <div
      ref={bar}
      role="progressbar"
      aria-label={t`Reading progress`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      data-no-print
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left scale-x-0 bg-marigold"
    />
  );
}
