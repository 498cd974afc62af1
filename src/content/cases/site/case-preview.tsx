import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { findCasePreview } from '../find-case.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import type { Route } from './+types/case-preview';
import { CaseArticle } from './case-article.tsx';
import { viewOf } from './case-view.server.ts';
import { PageHead } from '#agency/settings/site/page-head.tsx';

/** A case before it is out, for whoever was given its link. Never kept, never listed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const found = await findCasePreview(ctx, params);
  if (!found) throw data('No such preview', { status: 404 });
  const { status, ...shown } = found;
  return { shown: viewOf(shown, ctx.language), isOut: status === 'Published' };
}

export default function CasePreviewPage({ loaderData: { shown, isOut } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { client } = shown;
  return (
    <>
      <PageHead title={t`Preview: ${client}`} description={t`Not published.`} hidden />
      <p className="bg-marigold px-5 py-3 text-center font-semibold">
        {isOut ? t`Preview. This case is published.` : t`Preview. This case is not published yet.`}
      </p>
      <CaseArticle shown={shown} />
    </>
  );
}
