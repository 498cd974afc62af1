import { createRoute, z } from '@hono/zod-openapi';
import { readSettings } from '#agency/settings/read-settings.ts';
import { NotFound } from '#kit/errors.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';

const AssetLinks = z.array(
  z.object({
    relation: z.array(z.string()),
    target: z.object({
      namespace: z.literal('android_app'),
      package_name: z.string(),
      sha256_cert_fingerprints: z.array(z.string()),
    }),
  }),
);
const AppSite = z.object({
  applinks: z.object({
    details: z.array(
      z.object({
        appIDs: z.array(z.string()),
        components: z.array(z.object({ '/': z.string(), exclude: z.boolean().optional() })),
      }),
    ),
  }),
  webcredentials: z.object({ apps: z.array(z.string()) }),
});

const tags = ['Native apps'];
const assetLinks = createRoute({
  method: 'get',
  path: '/.well-known/assetlinks.json',
  tags,
  summary: 'Which Android app may open links to this site',
  responses: {
    200: answer('The app; none while the settings name none', AssetLinks),
    ...errorAnswers(503),
  },
});
const appSite = createRoute({
  method: 'get',
  path: '/.well-known/apple-app-site-association',
  tags,
  summary: 'Which iOS app may open links to this site',
  responses: {
    200: answer('The app', AppSite),
    ...errorAnswers(404, 503),
  },
});

const minutes = { 'Cache-Control': 'public, max-age=300' };

/** Pages that belong in the browser: the back office, the gateway, and a sign-in on its way to Google. */
const notInApp = ['/admin*', '/payment-pay/*', '/native/google/start', '/native/google/callback'];

/** Says to phones that the apps named in the settings are ours. */
export const nativeRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(assetLinks, async (c) => {
      const { androidPackage, androidFingerprints } = await readSettings(deps.ctxFor(c));
      const isSet = androidPackage !== '' && androidFingerprints.length > 0;
      const target = {
        namespace: 'android_app' as const,
        package_name: androidPackage,
        sha256_cert_fingerprints: androidFingerprints,
      };
      const relation = ['delegate_permission/common.handle_all_urls'];
      return c.json(isSet ? [{ relation, target }] : [], 200, minutes);
    })
    .openapi(appSite, async (c) => {
      const { appleTeamId, appleBundleId } = await readSettings(deps.ctxFor(c));
      if (!appleTeamId || !appleBundleId) throw new NotFound(/*i18n*/ 'This address');
      const app = `${appleTeamId}.${appleBundleId}`;
      const components = [...notInApp.map((path) => ({ '/': path, exclude: true })), { '/': '*' }];
      return c.json(
        { applinks: { details: [{ appIDs: [app], components }] }, webcredentials: { apps: [app] } },
        200,
        minutes,
      );
    });
