import { useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { casePath } from '../case-path.ts';
import { casesTag } from '../case.ts';
import { findCase, findCasePreview, nextCase } from '../find-case.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { ShutterScene } from '#kit/site/pictures/shutter-scene.tsx';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/case';
import { CaseArticle } from './case-article.tsx';
import { viewOf } from './case-view.server.ts';
import { NextCase } from './next-case.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { caseWork } from './structured-data.server.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

/** A case, or its draft for whoever was given the link of that. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  if (params.token !== undefined) {
    const shown = await findCasePreview(ctx, { token: params.token });
    if (!shown) return data({ shown: null, next: null }, { status: 404 });
    return { shown: viewOf(shown, ctx.language), next: null };
  }
  const { slug } = params;
  cachePage(context, casesTag, 'media');
  const found = await findCase(ctx, { slug });
  if (!found) return data({ shown: null, next: null }, { status: 404 });
  const both = await translated(context, { found, next: await nextCase(ctx, { slug }) });
  await describePage(context, { kind: 'case', key: slug }, caseWork(both.found));
  return { shown: viewOf(both.found, ctx.language), next: both.next };
}

export default function CasePage({ loaderData: { shown, next } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!shown) return <NoCase />;
  const { slug, client, headline, problem } = shown;
  return (
    <>
      <PageHead title={t`${client}: our work`} description={`${headline} ${problem}`} path={casePath(slug)} />
      <CaseArticle shown={shown} />
      {next && <NextCase shown={next} />}
    </>
  );
}

function NoCase() {
  const { t } = useLingui();
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-12 py-12 md:grid-cols-[1.25fr_1fr] md:py-20">
      <PageHead title={t`Case not found`} description={t`This case does not exist.`} hidden />
      <div>
        <h1 className="max-w-[10.1em] text-h1">{t`Case not found`}</h1>
        <p className="mt-6 max-w-[28.2em] text-lead text-ink-soft">
          {t`It has been taken down, or the address is not complete. The others are a step away.`}
        </p>
        <Link to="/work" className="btn btn-main mt-8">
          {t`All our work`}
        </Link>
      </div>
      <ShutterScene />
    </div>
  );
}
