import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import { servicePages } from '#catalogue/services/site/services.ts';
import { BeforeAfter } from './before-after.tsx';
import { CaseFigures } from './case-figures.tsx';
import { CaseMakers } from './case-makers.tsx';
import { CaseStep } from './case-step.tsx';
import type { CaseView } from './case-view.server.ts';
import { DeviceFrame } from './device-frame.tsx';

/** A case from the owner's words to the owner's words: what was wrong, what was built, what it changed. */
export function CaseArticle({ shown }: { shown: CaseView }) {
  const { t } = useLingui();
  const { client, trade, town, headline, before, desktop, figures, quote } = shown;
  return (
    <article>
      <header className="on-dark bg-ink text-paper">
        <div className="wrap grid items-center gap-x-14 gap-y-12 pt-8 pb-20 lg:grid-cols-[1fr_1.25fr] lg:pt-12 lg:pb-24">
          <div>
            <Link to="/work" viewTransition className="onward">
              <ArrowLeft aria-hidden className="size-4" />
              {t`All our work`}
            </Link>
            <p className="mt-6 font-semibold text-marigold">
              {[client, trade, town].filter(Boolean).join(' · ')}
            </p>
            <h1 className="mt-3 max-w-[10.8em] text-h1">{headline || client}</h1>
            <Services shown={shown} />
          </div>
          <DeviceFrame
            shown={shown}
            priority
            sizes="(min-width: 1280px) 640px, (min-width: 1000px) 52vw, 88vw"
          />
        </div>
      </header>
      <Story shown={shown} />
      <CaseStep shown={shown} />
      {before && desktop && (
        <section
          aria-labelledby="before-after"
          className={`wrap pb-(--space-section) ${shown.step.heading ? 'pt-(--space-section)' : ''}`}
        >
          <h2 id="before-after" className="text-h2">{t`The same page, before and after`}</h2>
          <BeforeAfter before={before} after={desktop} />
        </section>
      )}
      {figures.length > 0 && <CaseFigures figures={figures} />}
      {quote.words && (
        <figure className="wrap section grid max-w-[62rem] gap-y-6">
          <blockquote className="font-head text-h2 font-semibold text-balance">{quote.words}</blockquote>
          <figcaption className="text-lead">
            <strong>{quote.name}</strong>
            {quote.place && <span className="block text-base text-ink-soft">{quote.place}</span>}
          </figcaption>
        </figure>
      )}
      <CaseMakers shown={shown} />
    </article>
  );
}

/** Which of our services it took. */
function Services({ shown: { services } }: { shown: CaseView }) {
  const { i18n, t } = useLingui();
  const used = servicePages.filter(({ path }) => services.some((slug) => servicePagePath(slug) === path));
  if (used.length === 0) return null;
  return (
    <ul aria-label={t`Services used`} className="mt-6 flex flex-wrap gap-x-5">
      {used.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} className="inline-flex min-h-11 items-center text-link">
            {i18n._(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the owner told us, beside what was made of it. */
function Story({ shown: { client, problem, built, address } }: { shown: CaseView }) {
  const { t } = useLingui();
  return (
    <div className="wrap section grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.15fr]">
      <section aria-labelledby="problem">
        <h2 id="problem" className="text-h4 text-ink-soft">{t`What the owner told us`}</h2>
        <blockquote className="mt-5 border-l-4 border-marigold pl-6 text-lead">{problem}</blockquote>
      </section>
      <section aria-labelledby="built">
        <h2 id="built" className="text-h4 text-ink-soft">{t`What we built`}</h2>
        <ul className="mt-2 divide-y divide-line">
          {built.map((line) => (
            <li key={line} className="py-4">
              {line}
            </li>
          ))}
        </ul>
        {address && (
          <a href={address} target="_blank" rel="noopener" className="btn btn-main mt-6">
            {t`Open the live site`}
            <span className="sr-only"> {t`of ${client}, in a new tab`}</span>
            <ArrowUpRight aria-hidden className="size-5" />
          </a>
        )}
      </section>
    </div>
  );
}
