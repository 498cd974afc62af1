import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { choose } from './choose.ts';
import { CookieLink } from './cookie-link.tsx';

/**
 * Asks once, without standing in the way: a card in the corner, on phones a strip at the foot of the window. What
 * floats above the foot makes room by `--floor`.
 */
export function CookieBanner() {
  const { t } = useLingui();
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    const shown = card.current;
    if (!shown) return;
    const root = document.documentElement.style;
    const room = new ResizeObserver(() => {
      const { width, top } = shown.getBoundingClientRect();
      const fromSideToSide = width > window.innerWidth * 0.8;
      root.setProperty('--floor', fromSideToSide ? `${Math.round(window.innerHeight - top)}px` : '0px');
    });
    room.observe(shown);
    room.observe(document.documentElement);
    return () => {
      room.disconnect();
      root.removeProperty('--floor');
    };
  }, []);

  const answer = (yes: boolean) => () => choose({ statistics: yes, marketing: yes });
  return (
    <section
      ref={card}
      aria-label={t`Cookies`}
      data-no-print
      data-asking
      className="fixed inset-x-2 bottom-[calc(env(safe-area-inset-bottom)+0.5rem)] z-40 rounded-card border border-line bg-white p-4 text-sm shadow-float sm:right-auto sm:left-4 sm:max-w-96 sm:p-5"
    >
      <p>
        {t`May we use cookies to see which pages and advertisements are useful? The site works the same without them.`}
      </p>
      <div className="mt-3 flex items-center gap-2">
        <button type="button" className={answerButton} onClick={answer(true)}>
          {t`Accept`}
        </button>
        <button type="button" className={answerButton} onClick={answer(false)}>
          {t`Reject`}
        </button>
        <CookieLink className="text-link grid min-h-12 grow place-items-center px-2">{t`Choose`}</CookieLink>
      </div>
    </section>
  );
}

/** The same for both: neither answer weighs more. */
const answerButton = 'btn btn-line grow px-3';
