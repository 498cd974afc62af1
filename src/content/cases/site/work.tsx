import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { casesTag, type CaseCard } from '../case.ts';
import { listPublishedCases } from '../list-cases.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/work';
import { CaseLink } from './case-link.tsx';
import { DeviceFrame } from './device-frame.tsx';
import { BoardScene } from '#kit/site/pictures/board-scene.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  cachePage(context, casesTag, 'media');
  await describePage(context, { kind: 'page', key: 'work' });
  const cases = await listPublishedCases(context.get(ctxContext));
  return { cases: await translated(context, cases) };
}

export default function WorkPage({ loaderData: { cases } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-12 md:py-20">
      <PageHead
        title={t`Our work`}
        description={t`What owners asked for, what we built, and what changed, with figures, dates and who counted.`}
        path="/work"
      />
      <h1 className="max-w-[10.1em] text-h1">{t`Work, and what came of it`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft">
        {t`What the owner asked for, what we built, and the figures some months later. Open a site and try it on your phone.`}
      </p>
      {cases.length === 0 ? (
        <NoneYet />
      ) : (
        <ul className="mt-14 grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-x-16 lg:gap-y-24">
          {cases.map((shown, i) => (
            // The second column begins lower, so that no row is read as a table.
            <li key={shown.slug} className="md:even:mt-20">
              <Card shown={shown} isFirst={i === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Before the first case is out. */
function NoneYet() {
  const { t } = useLingui();
  return (
    <section
      aria-labelledby="none-yet"
      className="mt-14 grid items-center gap-x-16 gap-y-10 rounded-card bg-sand p-6 sm:p-10 md:grid-cols-[1.1fr_1fr]"
    >
      <div>
        <h2 id="none-yet" className="max-w-[12.2em] text-h2">{t`The first cases are being written`}</h2>
        <p className="mt-5 max-w-[28.2em] text-lead">
          {t`Each will say what the owner asked for, what we built, and the figures some months later. Until then, tell us your trade and we show you what we have built for it.`}
        </p>
        <Link to="/contact-us" className="btn btn-main mt-8">
          {t`Ask for a call`}
        </Link>
      </div>
      <BoardScene />
    </section>
  );
}

function Card({ shown, isFirst }: { shown: CaseCard; isFirst: boolean }) {
  const { client, trade, town, headline, figure } = shown;
  return (
    <article className="group relative">
      <DeviceFrame
        shown={shown}
        priority={isFirst}
        sizes="(min-width: 1280px) 570px, (min-width: 769px) 45vw, 88vw"
      />
      <p className="mt-8 text-sm font-semibold text-ink-soft">{`${client} · ${trade}, ${town}`}</p>
      <h2 className="mt-2 max-w-[16.2em] text-h3">{headline}</h2>
      {figure && (
        <p className="mt-3">
          <strong className="font-head text-h3 tabular-nums">{figure.figure}</strong> {figure.words}
        </p>
      )}
      <CaseLink shown={shown} className="mt-1" />
    </article>
  );
}
