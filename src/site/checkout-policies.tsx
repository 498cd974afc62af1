import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LanguageNav } from './language-nav.tsx';
import { policyPages } from './policy-pages.ts';

const quietLink = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** What a checkout must offer to read, and the choice of language, in one quiet line under it. */
export function CheckoutPolicies() {
  const { t, i18n } = useLingui();
  return (
    <div
      data-no-print
      className="wrap flex flex-wrap justify-between gap-x-10 border-t border-line py-3 text-sm text-ink-soft"
    >
      <nav aria-label={t`Policies`}>
        <ul className="flex flex-wrap gap-x-6">
          {policyPages.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} className={quietLink}>
                {i18n._(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageNav linkClassName={quietLink} />
    </div>
  );
}
