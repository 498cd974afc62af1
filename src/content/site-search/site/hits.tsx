import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Language } from '#kit/language/language.ts';
import { useLanguage } from '#kit/site/use-language.ts';
import type { Piece } from '../extract-of.ts';
import type { Found, Hit } from '../search-site.ts';
import { mostHits, type HitKind } from '../site-search.ts';

const kinds: Record<HitKind, MessageDescriptor> = {
  service: msg`Service`,
  plan: msg`Plans and prices`,
  question: msg`Question`,
  case: msg`Our work`,
  post: msg`Article`,
  policy: msg`Policy`,
  page: msg`Page`,
};

/** What was found, the closest first, and how it is meant where it is not what was asked for to the letter. */
export function Hits({ q, found }: { q: string; found: Extract<Found, { state: 'found' }> }) {
  const { t } = useLingui();
  const { hits, isMore, instead, isPart } = found;
  const count = hits.length;
  return (
    <>
      <output tabIndex={-1} className="block text-ink-soft wrap-anywhere outline-none">
        {instead ? (
          <>{t`Nothing was found for “${q}”. This is what “${instead}” brings.`}</>
        ) : isPart ? (
          t`Nothing has all of these words. These have some of them.`
        ) : isMore ? (
          t`The ${mostHits} closest. One more word makes the list shorter.`
        ) : count === 1 ? (
          t`One page`
        ) : (
          t`${count} pages`
        )}
      </output>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {hits.map((hit) => (
          <HitLine key={hit.page} hit={hit} />
        ))}
      </ol>
    </>
  );
}

function HitLine({ hit: { kind, path, title, extract, service } }: { hit: Hit }) {
  const { t } = useLingui();
  return (
    <li className="py-5">
      <p className="text-sm text-ink-soft">{service ? `${t(kinds[kind])} · ${service}` : t(kinds[kind])}</p>
      <h2 className="mt-1 text-h4">
        <Link to={path} prefetch="intent" className="hover:underline">
          <Said {...title} />
        </Link>
      </h2>
      <p className="mt-2 text-ink-soft wrap-anywhere">
        <Said {...extract} />
      </p>
    </li>
  );
}

/** @param props.language of the text, named where it is not the page's */
function Said({ pieces, language }: { pieces: Piece[]; language: Language }) {
  const here = useLanguage();
  return (
    <span lang={language === here ? undefined : language}>
      {pieces.map(({ text, marked }, i) =>
        marked ? (
          <mark key={i} className="bg-marigold/35 text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
