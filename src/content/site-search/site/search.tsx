import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { data, Link } from 'react-router';
import { ContactOptions } from '#agency/settings/site/contact-options.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { TooManyRequests } from '#kit/errors.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { searchSite } from '../search-site.ts';
import { mostLetters } from '../site-search.ts';
import { SoughtText } from '../sought-text.ts';
import type { Route } from './+types/search';
import { Hits } from './hits.tsx';
import { SearchField } from './search-field.tsx';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** Drawn for whoever asks: what is found is kept by nobody. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = SoughtText.safeParse(new URL(request.url).searchParams.get('q') ?? '');
  if (!asked.success) return { q: '', state: 'long' as const };
  const q = asked.data;
  if (q === '') return { q, state: 'empty' as const };
  try {
    return { q, ...(await searchSite(context.get(ctxContext), { q })) };
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    const headers = { 'Retry-After': `${error.retryAfterSeconds}` };
    return data({ q, state: 'busy' as const }, { status: 429, headers });
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => {
  const wait = loaderHeaders.get('Retry-After');
  return { 'X-Robots-Tag': 'noindex', ...(wait && { 'Retry-After': wait }) };
};

/** What visitors find on the site by its words. */
export default function SearchPage({ loaderData: found }: Route.ComponentProps) {
  const { t } = useLingui();
  const { q } = found;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(found);
  // The field begins anew with each search, and what had the focus in it would be nowhere: what was found is heard first.
  useEffect(() => {
    if (shown.current !== found) place.current?.querySelector('output')?.focus();
    shown.current = found;
  }, [found]);
  return (
    <div className="wrap max-w-[52rem] py-10 md:py-16">
      <PageHead
        title={q ? t`Search: ${q}` : t`Search`}
        description={t`Services, plans, questions, work and articles, found by their words.`}
        hidden
      />
      <h1 className="text-h2">{t`Search`}</h1>
      <SearchField q={q} className="mt-6" />
      <div ref={place} className="mt-8">
        {found.state === 'found' ? <Hits q={q} found={found} /> : <Nothing q={q} state={found.state} />}
      </div>
    </div>
  );
}

type Reason = 'empty' | 'short' | 'long' | 'busy' | 'none';

function Nothing({ q, state }: { q: string; state: Reason }) {
  const { t } = useLingui();
  if (state !== 'none') {
    const words = {
      empty: t`Type a word or two: a service, a price, a question.`,
      short: t`One letter is too little. Type a whole word.`,
      long: t`That is too much at once. Use at most ${mostLetters} letters.`,
      busy: t`Many searches came from your network just now. Please try again in a minute.`,
    };
    return (
      <output tabIndex={-1} className="text-lead text-ink-soft outline-none">
        {words[state]}
      </output>
    );
  }
  return (
    <>
      <output tabIndex={-1} className="block text-h3 wrap-anywhere outline-none">
        {t`Nothing was found for “${q}”`}
      </output>
      <p className="mt-3 max-w-measure text-ink-soft">
        {t`Try another word, or fewer of them. Or ask us: a person answers.`}
      </p>
      <ContactOptions enquiry="/contact-us" enquiryText={t`Contact us`} />
      <p className="mt-4">
        <Link to="/pricing" className="text-link mr-6 inline-flex min-h-12 items-center font-medium">
          {t`Prices`}
        </Link>
        <Link to="/blog" className="text-link inline-flex min-h-12 items-center font-medium">
          {t`All articles`}
        </Link>
      </p>
    </>
  );
}
