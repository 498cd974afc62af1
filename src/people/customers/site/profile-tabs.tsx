import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CreditCard, Hammer, UserRound } from 'lucide-react';
import { Link } from 'react-router';

/** Values of the query parameter `tab`. */
const tabs = [
  { key: 'profileUserInfo', text: msg`Profile`, icon: UserRound },
  { key: 'profileProjects', text: msg`Projects`, icon: Hammer },
  { key: 'profilePaymentInfo', text: msg`Payments`, icon: CreditCard },
] as const;
type Tab = (typeof tabs)[number]['key'];

/** Anything else than a known tab is the first one. */
export const tabFrom = (query: URLSearchParams): Tab =>
  tabs.find(({ key }) => key === query.get('tab'))?.key ?? 'profileUserInfo';

export function ProfileTabs({ shown }: { shown: Tab }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Parts of your profile`} className="mt-6 flex flex-wrap gap-x-6 border-b border-line">
      {tabs.map(({ key, text, icon: Icon }) => (
        <Link
          key={key}
          to={{ search: `?tab=${key}` }}
          preventScrollReset
          aria-current={key === shown ? 'page' : undefined}
          className="-mb-px flex min-h-12 items-center gap-2 border-b-3 border-transparent font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-marigold-deep aria-[current=page]:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
