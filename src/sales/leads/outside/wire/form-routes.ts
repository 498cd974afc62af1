import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ZodError } from 'zod';
import { readSettings } from '#agency/settings/read-settings.ts';
import { Invalid, TooManyRequests } from '#kit/errors.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { pathIn } from '#kit/language/language.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { withoutTracking } from '#people/cookie-choices/wire/without-tracking.ts';
import { isNetworkTold } from '../../conversions/is-network-told.ts';
import { findFormSource } from '../form-source.ts';
import { OutsideForm, submitOutsideForm } from '../submit-outside-form.ts';
import { formPage, thanksPage } from './form-page.ts';
import { embedScript, frameScript } from './form-scripts.ts';

const params = z.object({ id: z.uuid() });
const page = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } });
const script = { description: 'The script', content: { 'text/javascript': { schema: z.string() } } };

const frameJs = createRoute({
  method: 'get',
  path: '/forms/frame.js',
  tags: ['Leads'],
  summary: 'The script of the form that stands on other sites',
  responses: { 200: script },
});
const embed = createRoute({
  method: 'get',
  path: '/forms/{id}/embed.js',
  tags: ['Leads'],
  summary: 'Puts the form on another site, in a frame',
  request: { params },
  responses: { 200: script, ...errorAnswers(404, 422, 503) },
});
const show = createRoute({
  method: 'get',
  path: '/forms/{id}',
  tags: ['Leads'],
  summary: 'The form as a page of its own',
  description: 'It may be framed by the sites that the office names. Its query says where it stands.',
  request: { params },
  responses: { 200: page('The form'), ...errorAnswers(404, 422, 503) },
});
const post = createRoute({
  method: 'post',
  path: '/forms/{id}',
  tags: ['Leads'],
  summary: 'Leave an enquiry in it',
  description: 'The fields of a form. By the rules, limits and consent of our own forms.',
  request: { params },
  responses: {
    200: page('Taken in'),
    ...errorAnswers(403, 404, 413, 415, 503),
    422: page('The form once more, with what is to be mended'),
    429: page('The form once more: too many enquiries for now'),
  },
});

/** A form of ours for other sites: a page, and a script that frames it there. */
export const outsideFormRoutes = (deps: ApiDeps) => {
  const shown = async (c: Context, id: string) => {
    const ctx = deps.ctxFor(c);
    const [source, settings, isTold] = await Promise.all([
      findFormSource(ctx, { sourceId: id }),
      readSettings(ctx),
      isNetworkTold(ctx),
    ]);
    c.header('Content-Security-Policy', policyFor(source.origins));
    const translator = translatorFor(settings, source.language);
    const termsUrl = settings.termsUrl || pathIn('/terms-and-conditions', translator.language);
    // A browser that asks not to be tracked has answered.
    const asksMeasuring = isTold && !withoutTracking(c);
    return { id, agency: settings.brand, termsUrl, translator, asksMeasuring };
  };
  return createRouter()
    .openapi(frameJs, (c) => {
      c.header('Cache-Control', 'public, max-age=3600');
      return c.body(frameScript, 200, javascript);
    })
    .openapi(embed, async (c) => {
      const { id, translator } = await shown(c, c.req.valid('param').id);
      c.header('Cache-Control', 'public, max-age=300');
      // It is loaded by pages of other sites, which is what it is for.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      const title = translator.translate(/*i18n*/ 'Your enquiry');
      return c.body(embedScript({ address: `${deps.publicUrl}/forms/${id}`, title }), 200, javascript);
    })
    .openapi(show, async (c) => {
      const frame = await shown(c, c.req.valid('param').id);
      return c.html(formPage({ ...frame, values: OutsideForm.parse(c.req.query()), errors: {} }), 200);
    })
    .openapi(post, async (c) => {
      const frame = await shown(c, c.req.valid('param').id);
      const values = OutsideForm.parse(await c.req.parseBody());
      try {
        await submitOutsideForm(deps.ctxFor(c), {
          sourceId: frame.id,
          form: values,
          mayTrack: !withoutTracking(c),
        });
        return c.html(thanksPage(frame), 200);
      } catch (error) {
        const isTooMany = error instanceof TooManyRequests;
        if (!isTooMany && !(error instanceof Invalid) && !(error instanceof ZodError)) throw error;
        if (isTooMany) c.header('Retry-After', String(error.retryAfterSeconds));
        const refused = formErrorsIn(frame.translator.language, error);
        return c.html(formPage({ ...frame, values, ...refused }), isTooMany ? 429 : 422);
      }
    });
};

const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' };

/** Only our own script runs, and only the named sites may frame it. */
const policyFor = (origins: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${origins.join(' ')}`.trimEnd(),
  ].join('; ');
