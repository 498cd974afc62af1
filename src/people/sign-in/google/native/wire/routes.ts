import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { appPlatforms, type AppPlatform } from '#agency/native/platform.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { dropCookie, readCookie, writeCookie } from '#kit/wire/cookies.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { smallPagePolicy } from '#kit/wire/small-page.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { LoginRecord, Tokens, toRecord } from '#people/customers/wire/schemas.ts';
import { cookies } from '../../../wire/cookies.ts';
import { sendTokens, placeOf } from '../../../wire/session.ts';
import { googleSignIn } from '../../google-sign-in.ts';
import { beginHandoff } from '../begin-handoff.ts';
import { endHandoff } from '../end-handoff.ts';
import { callbackPath, donePath } from '../handoff.ts';
import { redeemHandoff } from '../redeem-handoff.ts';
import { donePage, type Outcome } from './done-page.ts';

const platform = z.enum(appPlatforms);
const appState = z.string().regex(/^[\w-]{16,128}$/);
const short = z.string().max(2_048);

const tags = ['Native apps'];
const start = createRoute({
  method: 'get',
  path: '/native/google/start',
  tags,
  summary: "Sign in with Google in the phone's browser, for an app",
  description: `Leads to Google and from there to \`${donePath}\`. \`state\` and the secret behind \`code_challenge\` (RFC 7636) stay in the app.`,
  request: {
    query: z.object({
      platform,
      state: appState,
      code_challenge: z.string().regex(/^[\w-]{43}$/),
      code_challenge_method: z.literal('S256'),
    }),
  },
  responses: { 302: { description: 'To Google' }, ...errorAnswers(404, 422, 429, 503) },
});
const callback = createRoute({
  method: 'get',
  path: callbackPath,
  tags,
  summary: 'Where Google leads the browser back to',
  request: {
    query: z.object({
      state: short.default(''),
      code: short.optional(),
      error: short.optional(),
    }),
  },
  responses: { 303: { description: `To \`${donePath}\`` }, ...errorAnswers(404, 422, 503) },
});
/** What an address of ours carries; whatever else somebody writes into it is not there. */
const Arrived = z.object({
  code: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .catch(undefined),
  error: z.enum(['access_denied', 'failed']).optional().catch(undefined),
  state: appState.optional().catch(undefined),
  platform: platform.optional().catch(undefined),
});
const done = createRoute({
  method: 'get',
  path: donePath,
  tags,
  summary: 'The page that leads back into the app',
  description:
    'Opens the app where the phone knows it by this address. Carries `code` or `error` (`access_denied`, `failed`) and the `state` of the app.',
  request: {
    query: z.object({
      code: short.optional(),
      error: short.optional(),
      state: short.optional(),
      platform: short.optional(),
    }),
  },
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
    ...errorAnswers(503),
  },
});
const codeVerifier = z.string().regex(/^[\w.~-]{43,128}$/);
const Brought = z.union([
  z.object({
    platform,
    tokenKind: z.literal('handoff_code'),
    token: z.string().min(1).max(100),
    codeVerifier,
  }),
  z.object({
    platform,
    tokenKind: z.literal('google_id_token').default('google_id_token'),
    token: z.string().min(1).max(8_192),
  }),
]);
const enter = createRoute({
  method: 'post',
  path: '/auth/google/native',
  tags,
  summary: 'Sign in, or up, with what an app got',
  description:
    'A code of the hand-off with the secret of the app that began it, or an ID token of Google. An ID token also needs the cookie of `GET /account/google`, and its nonce unless one of our apps made it.',
  request: { body: body(Brought) },
  responses: {
    200: answer('Signed in', Done.extend({ user: LoginRecord }).extend(Tokens.shape)),
    ...errorAnswers(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

/** Sign-in with Google for apps, whose pages Google does not let in: by the phone's browser, or by the phone itself. */
export const nativeGoogleRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(start, async (c) => {
      const { code_challenge: challenge, platform, state } = c.req.valid('query');
      const begun = await beginHandoff(deps.ctxFor(c), { platform, state, challenge });
      writeCookie(c, deps, cookies.handoff, begun.held);
      noReferrer(c);
      return c.redirect(begun.url, 302);
    })
    .openapi(callback, async (c) => {
      const held = readCookie(c, deps, cookies.handoff);
      dropCookie(c, deps, cookies.handoff);
      const handed = await endHandoff(deps.ctxFor(c), held, c.req.valid('query'));
      noReferrer(c);
      if (!handed) return c.redirect(donePath, 303);
      const { ended, fault, ...app } = handed;
      if (fault) reportFault(c, deps, fault);
      return c.redirect(`${donePath}?${new URLSearchParams({ ...ended, ...app })}`, 303);
    })
    .openapi(done, async (c) => {
      const { language, ...ctx } = deps.ctxFor(c);
      const settings = await readSettings(ctx);
      const { code, error, state, platform } = Arrived.parse(c.req.valid('query'));
      const outcome: Outcome = (state && (error ?? (code && 'code'))) || 'ended';
      const link =
        state && platform && outcome !== 'ended'
          ? linkToApp(settings, platform, deps.publicUrl, {
              ...(error ? { error } : { code: code ?? '' }),
              state,
            })
          : null;
      noReferrer(c);
      c.header('Content-Security-Policy', smallPagePolicy());
      const page = donePage(translatorFor(settings, language), { brand: settings.brand, outcome, link });
      return c.html(String(await page), 200);
    })
    .openapi(enter, async (c) => {
      const ctx = deps.ctxFor(c);
      const brought = c.req.valid('json');
      const place = placeOf(c, deps);
      const nonce = readCookie(c, deps, cookies.nonce);
      dropCookie(c, deps, cookies.nonce);
      const { profile, ...tokens } =
        brought.tokenKind === 'handoff_code'
          ? await redeemHandoff(ctx, { ...brought, code: brought.token, place })
          : await googleSignIn(ctx, { idToken: brought.token, nonce, place });
      const said = { ...success(/*i18n*/ 'Logged In'), user: toRecord(profile) };
      return c.json({ ...said, ...sendTokens(c, deps, tokens) }, 200);
    });

/** The addresses of this way carry codes: no page hears where somebody came from. */
const noReferrer = (c: Context) => c.header('Referrer-Policy', 'no-referrer');

function reportFault(c: Context, { log, recordError }: ApiDeps, error: unknown) {
  const where = { method: 'GET', route: callbackPath };
  log.error({ err: error, id: c.get('requestId'), ...where }, 'sign-in with Google failed');
  recordError({ requestId: c.get('requestId'), ...where, error });
}

/** Opens our app and no other; null where the settings do not name it. */
function linkToApp(
  { androidPackage, appleBundleId }: SiteSettings,
  platform: AppPlatform,
  publicUrl: string,
  answered: Record<string, string>,
): string | null {
  const query = new URLSearchParams(answered);
  if (platform === 'IOS_APP') return appleBundleId ? `${appleBundleId}:${donePath}?${query}` : null;
  const { host, protocol } = new URL(publicUrl);
  const intent = `#Intent;scheme=${protocol.slice(0, -1)};package=${androidPackage};end`;
  return androidPackage ? `intent://${host}${donePath}?${query}${intent}` : null;
}
