import { cors } from 'hono/cors';
import { mcpPath } from '#agency/api-tokens/connections/paths.ts';

/** What programs of anybody ask, those too that run on a page of another site: a token counts there, and no cookie. */
export const isForPrograms = (path: string): boolean =>
  path === mcpPath || path.startsWith('/oauth/') || path.startsWith('/.well-known/oauth-');

/** Lets pages of other sites read what is answered there. Credentials stay forbidden, so no cookie is sent along. */
export const readableFromElsewhere = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  exposeHeaders: ['WWW-Authenticate', 'Retry-After'],
  maxAge: 7_200,
});
