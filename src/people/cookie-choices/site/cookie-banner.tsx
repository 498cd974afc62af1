import { useLingui } from '@lingui/react/macro';
import { choose } from './choose.ts';
import { CookieLink } from './cookie-link.tsx';

/**
 * Asks once, at the top of the page and as a part of it: it covers nothing and scrolls away. It stands in every page as
 * sent; `data-asking`, which is set before the first sight, shows it to whom it is for.
 */
export function CookieBanner() {
  const { t } = useLingui();
  const answer = (yes: boolean) => () => choose({ statistics: yes, marketing: yes });
  return (
    <section
      aria-label={t`Cookies`}
      data-no-print
      className="hidden border-b border-line bg-white text-xs in-data-asking:block md:text-sm"
    >
      <div className="wrap gap-x-8 py-2 sm:flex sm:items-center sm:justify-between">
        <p>
          {t`May we use cookies to see which pages and advertisements are useful? The site works the same without them.`}
        </p>
        <div className="mt-1.5 flex shrink-0 items-center gap-2 sm:mt-0">
          <button type="button" className={answerButton} onClick={answer(true)}>
            {t`Accept`}
          </button>
          <button type="button" className={answerButton} onClick={answer(false)}>
            {t`Reject`}
          </button>
          <CookieLink
            className={`text-link grid ${answerPlace} place-items-center px-2`}
          >{t`Choose`}</CookieLink>
        </div>
      </div>
    </section>
  );
}

/** None is wider for its word: nothing moves when the letters come. */
const answerPlace = 'min-h-11 min-w-22 grow basis-0 max-[20rem]:min-w-0 sm:min-w-24';
/** The same for both: neither answer weighs more. */
const answerButton = `btn btn-line ${answerPlace} px-3 py-1`;
