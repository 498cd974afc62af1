import { useLingui } from '@lingui/react/macro';
import { Form, useNavigation } from 'react-router';
import { readSettings } from '#agency/settings/read-settings.ts';
import { MailAnswer } from '#agency/settings/site/mail-answer.tsx';
import { PageHead } from '#agency/settings/site/page-head.tsx';
import { translated } from '#agency/translations/site/translated.server.ts';
import { listCategories } from '#content/blog/list-categories.ts';
import { pressButton } from '#content/blog/site/press-button.server.ts';
import { languageNames, languagesWith, languageTags } from '#kit/language/language.ts';
import { ctxContext } from '#kit/site/context.server.ts';
import { keepNotice } from '#kit/site/keep-form.ts';
import { Checkbox } from '#kit/site/ui/form/checkbox.tsx';
import { choosePreferences, Preferences, readPreferences } from '../preferences.ts';
import { MeasuredTick } from './measured-tick.tsx';
import type { Route } from './+types/newsletter-preferences';

export { shouldRevalidate } from '#kit/site/keep-data.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const chosen = await readPreferences(ctx, params);
  if (chosen?.status !== 'confirmed') return { chosen: null, topics: [], languages: [] };
  const [categories, settings] = await Promise.all([listCategories(ctx), readSettings(ctx)]);
  const said = await translated(context, categories);
  return {
    // What is no longer offered would leave nothing chosen.
    chosen: {
      ...chosen,
      language: settings.languages.some((one) => one === chosen.language) ? chosen.language : ('en' as const),
    },
    topics: categories.map((category, i) => ({ category, words: said[i] ?? category })),
    languages: languagesWith(settings.languages),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const posted = await request.formData();
  const refused = await pressButton(() =>
    choosePreferences(context.get(ctxContext), {
      ...Preferences.parse({
        language: posted.get('language'),
        interests: posted.getAll('interest'),
        measured: posted.has('measured'),
      }),
      token: params.token,
    }),
  );
  return refused ?? { saved: true };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepNotice(serverAction());

export default function NewsletterPreferencesPage({
  loaderData: { chosen, topics, languages },
  actionData,
}: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const busy = useNavigation().state !== 'idle';
  if (!chosen)
    return (
      <MailAnswer
        title={t`This link is not valid any more`}
        text={t`Ask for the newsletter again below the blog.`}
      />
    );
  return (
    <section className="wrap py-12 md:py-20">
      <PageHead title={t`Choose what you get`} description={t`Your newsletter, as you like it.`} hidden />
      <h1 className="max-w-[10.8em] text-h1">{t`Choose what you get`}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-soft" role="status">
        {actionData && 'saved' in actionData ? t`Saved.` : t`Your newsletter, as you like it.`}
      </p>
      <Form method="post" encType="multipart/form-data" className="mt-8 grid max-w-measure gap-8">
        {languages.length > 1 && (
          <fieldset>
            <legend className="font-semibold">{t`Language`}</legend>
            {languages.map((language) => (
              <label key={language} className="flex min-h-12 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="language"
                  value={language}
                  defaultChecked={chosen.language === language}
                  className="size-6 accent-ink"
                />
                <span lang={languageTags[language]} className="language-name">
                  {languageNames[language]}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {languages.length === 1 && <input type="hidden" name="language" value={chosen.language} />}
        {topics.length > 0 && (
          <fieldset>
            <legend className="font-semibold">{t`What you want to read about`}</legend>
            {topics.map(({ category, words }) => (
              <Checkbox
                key={category}
                id={`interest-${category}`}
                name="interest"
                value={category}
                required={false}
                defaultChecked={chosen.interests.includes(category)}
                label={words}
              />
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend className="font-semibold">{t`What we may see`}</legend>
          <MeasuredTick defaultChecked={chosen.measured} />
        </fieldset>
        {actionData && 'notice' in actionData && (
          <p role="alert" className="rounded-control bg-brick-tint px-4 py-3 font-semibold">
            {i18n._(actionData.notice)}
          </p>
        )}
        <button type="submit" disabled={busy} className="btn btn-main justify-self-start">
          {t`Save`}
        </button>
      </Form>
    </section>
  );
}
