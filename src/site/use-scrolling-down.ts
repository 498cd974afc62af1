import { useEffect, useState } from 'react';

/** So little is a finger that trembles, and the top of a page is nobody's way down. */
const noticedPx = 8;
const topPx = 64;

/** Whether the page was last scrolled down: whoever reads on wants to see the page, whoever turns back looks for a way. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now > topPx && Math.abs(now - last) < noticedPx) return;
      setDown(now > topPx && now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return down;
}
