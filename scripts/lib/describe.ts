import { runnerImport } from 'vite';
import { linguiPlugin } from './lingui-plugin.ts';
import type { Document } from './client-types.ts';

/** The description of all calls, as `/openapi.json` answers it. No call but this one is made, so nothing is opened. */
export async function describe(): Promise<Document> {
  // Catalogs and the sample sites' files are read as the build reads them.
  const { module } = await runnerImport<typeof import('#server/app.ts')>('./src/server/app.ts', {
    configFile: false,
    plugins: [linguiPlugin()],
    logLevel: 'error',
  });
  const deps = {
    publicUrl: 'http://localhost:3000',
    live: false,
    sessionCookie: { name: 'staff', secure: true },
    firstSteps: {},
  };
  const app = module.createApp(deps as unknown as Parameters<typeof module.createApp>[0], {
    observe: (_c, next) => next(),
    waiting: () => 0,
    pages() {},
  });
  return (await (await app.request('/openapi.json')).json()) as Document;
}
