import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { data } from 'react-router';
import { formatInr } from '#kit/india/money.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import { plainPath } from '#kit/language/language.ts';
import { getPicker } from '#catalogue/pickers/list-pickers.ts';
import { pickedFrom } from '#catalogue/pickers/picked-from.ts';
import { pickerPath, pickRemark, totalOf } from '#catalogue/pickers/picker.ts';
import { requestQuote } from '#sales/quotations/request-quote.ts';
import { ctxContext, cachePage } from '#kit/site/context.server.ts';
import { usePopup } from '#kit/site/ui/use-popup.ts';
import { translated } from '#agency/translations/site/translated.server.ts';
import type { Route } from './+types/picker';
import { takeEnquiry, type Refused } from '#sales/leads/enquiries/site/take-enquiry.server.ts';
import { laterPopup } from '#kit/site/ui/later-popup.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { FeatureList } from '#catalogue/pickers/site/feature-list.tsx';
import { useSelection } from '#catalogue/pickers/site/use-selection.ts';
import { describePage } from '#content/seo/site/describe-page.server.ts';
import { featuresOffered } from '#catalogue/pickers/site/structured-data.server.ts';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

const QuoteForm = lazy(async () => ({ default: (await import('./quote-form.tsx')).QuoteForm }));
const QuotePopup = laterPopup(async () => (await import('./quote-popup.tsx')).QuotePopup);

const keyIn = (pathname: string) =>
  plainPath(pathname)
    .replace(/^\/|-price(\.data)?\/?$/gi, '')
    .toLowerCase();
const pickerAt = (ctx: Ctx, pathname: string) => getPicker(ctx, { key: keyIn(pathname) });

export async function loader({ context, url }: Route.LoaderArgs) {
  cachePage(context, 'pickers');
  const english = await pickerAt(context.get(ctxContext), url.pathname);
  const picker = await translated(context, english);
  await describePage(context, { kind: 'page', key: `${picker.key}-price` }, featuresOffered(picker));
  return { picker, english };
}

/** What a post without scripts is answered with: what was picked, and what is wrong with that or with the form. */
type Answered = { ids: string[]; error?: string | undefined; refused?: Refused };
const answer = (answered: Answered, init: ResponseInit = {}) => data(answered, init);

/** Without scripts: first the picked features arrive alone and get their total and a form, then both together. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const picker = await pickerAt(ctx, url.pathname);
  const posted = await request.clone().formData();
  const ids = posted.getAll('feature').filter((id) => typeof id === 'string');
  try {
    pickedFrom([picker], ids);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return answer({ ids, error: formErrorsIn(ctx.language, error).errors.features }, { status: 422 });
  }
  if (!posted.has('phone')) return answer({ ids });
  const refused = await takeEnquiry(ctx, request, {
    form: 'picker',
    source: picker.name,
    asks: ['name', 'phone', 'isHuman', 'terms'],
    strictPhone: true,
    submit: (inside, input) => requestQuote(inside, { ...input, features: ids }),
  });
  return answer({ ids, refused: refused.data }, refused.init ?? {});
}

export default function PickerPage({ loaderData: { picker, english }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { name, intro, features } = picker;
  const count = features.length;
  const least = formatInr(Math.min(...features.map(({ pricePaise }) => pricePaise)));
  const popup = usePopup();
  const { ids, toggle, add } = useSelection(picker, actionData?.ids ?? []);
  const picked = features.filter(({ id }) => ids.includes(id));
  const posted = actionData && !actionData.error ? actionData : undefined;
  const named = english.features.filter(({ id }) => ids.includes(id));
  const quote = { source: english.name, remark: pickRemark(english.name, named), features: picked };
  return (
    <div className="wrap py-12 md:py-20">
      <PageHead
        title={t`${name}: pick your features`}
        description={t`${intro} ${count} features from ${least} each.`}
        path={pickerPath(picker.key)}
      />
      <h1 className="max-w-[10.8em] text-h1">{name}</h1>
      <p className="mt-6 max-w-measure text-lead text-ink-soft">{intro}</p>
      {posted && (
        <section
          aria-label={t`Your choice`}
          className="mt-10 max-w-[36rem] rounded-card border border-line bg-white p-5 sm:p-8"
        >
          {/* No boundary: a page without scripts must come with it. */}
          <QuoteForm quote={quote} served={posted.refused} />
        </section>
      )}
      <FeatureList
        picker={picker}
        picked={picked}
        onToggle={toggle}
        onTicked={add}
        onProceed={() => popup.open('proceed')}
        error={actionData?.error}
      />
      {popup.name === 'proceed' && totalOf(picked) > 0 && (
        <QuotePopup quote={quote} onClose={popup.leave} onMissing={popup.leave} />
      )}
    </div>
  );
}
