import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { fetchTerms, type BoughtTerm } from '../wire/client.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { canRenew, graceDays, type TermState } from '../term.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { useLoad } from '#kit/site/use-load.ts';

function useTermWords() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return ({ state, startsOn, endsOn, months }: BoughtTerm): string => {
    const [start, end] = [formatDate(startsOn, language), formatDate(endsOn, language)];
    const words: Record<TermState, string> = {
      upcoming: t`From ${start} to ${end}`,
      running: t`Runs until ${end}`,
      ending: t`Ends on ${end}`,
      renewed: t`Runs until ${end}, renewed after that`,
      grace: t`Ended on ${end}. It stays on for ${graceDays} days: renew to keep it`,
      ended: t`Ended on ${end}`,
    };
    const [period, standing] = [periodLabel(months, translatorOf(i18n)), words[state]];
    return t`${period}. ${standing}.`;
  };
}
const urgent = new Set<TermState>(['ending', 'grace']);

/** What was bought for a time, until when, and the way to go on. Nothing where nothing was, or it cannot be asked for. */
export function Terms() {
  const { t } = useLingui();
  const wordsOf = useTermWords();
  const { loaded } = useLoad(fetchTerms);
  if (loaded.state !== 'there' || loaded.found.terms.length === 0) return null;
  return (
    <Panel
      title={t`Plans and services`}
      action={
        <Link to="/admission" className="text-link inline-flex min-h-11 items-center font-medium">
          {t`Your plan`}
        </Link>
      }
    >
      <ul className="divide-y divide-line border-t border-line">
        {loaded.found.terms.map((term) => (
          <li
            key={term.id}
            className="grid items-center gap-x-6 gap-y-2 py-4 last:pb-0 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{term.title}</p>
              <p className={`text-sm ${urgent.has(term.state) ? 'font-medium text-brick' : 'text-ink-soft'}`}>
                {wordsOf(term)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 empty:hidden">
              {term.upgradePath && (
                <Link to={term.upgradePath} className="btn btn-line">
                  {t`Upgrade`}
                  <span className="sr-only">{` ${term.title}`}</span>
                </Link>
              )}
              {canRenew(term.state) && (
                <Link
                  to={term.renewPath}
                  // The form of plans opens the gateway's checkout, which belongs to a document of its own.
                  reloadDocument
                  className="btn btn-line"
                >
                  {t`Renew`}
                  <span className="sr-only">{` ${term.title}`}</span>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
