import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { languagesWith, pathIn } from '#kit/language/language.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { lastWorkerScript, workerScript } from './worker.ts';

/**
 * The service worker and its offline pages. Browsers ask for the worker with every visit; what they get differs as soon
 * as the built files or an offline page do, or the owner has switched it off.
 */
export function mountWorker(app: OpenAPIHono, buildDir: string, readSettings: () => Promise<SiteSettings>) {
  const built = readdirSync(join(buildDir, 'client', 'assets'))
    .toSorted()
    .join();
  const pageIn = (settings: SiteSettings, language: ReturnType<typeof languagesWith>[number]) =>
    offlinePage(translatorIn(language), {
      brand: settings.brand,
      phone: settings.phones[0] ?? settings.whatsapp,
    });

  app.get('/sw.js', async (c) => {
    const settings = await readSettings();
    const offered = languagesWith(settings.languages);
    const pages = await Promise.all(offered.map((language) => pageIn(settings, language)));
    const version = createHash('sha256')
      .update([built, ...pages].join())
      .digest('hex')
      .slice(0, 12);
    const addresses = offered.map((language) => pathIn('/offline', language));
    const script = settings.worksOffline ? workerScript(version, addresses) : lastWorkerScript;
    return c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });
  for (const language of languagesWith(['hi', 'mr']))
    app.get(pathIn('/offline', language), async (c, next) => {
      const settings = await readSettings();
      if (!languagesWith(settings.languages).includes(language)) return next();
      c.header('Content-Security-Policy', offlinePolicy);
      return c.html(await pageIn(settings, language));
    });
}
