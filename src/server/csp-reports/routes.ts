import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { cspReportPath } from '#server/security-headers.ts';
import { recordCspViolation } from '#desk/operations/record-csp-violation.ts';

/** As browsers write it. Source: Content Security Policy Level 3, §5.3 */
const PolicyReportWire = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string().default(''),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().default(''),
      'blocked-uri': z.string().default(''),
    }),
  })
  .openapi('PolicyReport');

const report = createRoute({
  method: 'post',
  path: cspReportPath,
  tags: ['System'],
  summary: 'Tell that a page asked for something that its policy does not allow',
  description: 'Sent by browsers. Counted by directive and kind of origin; nothing of the visitor is kept.',
  request: { body: { required: true, content: { 'application/csp-report': { schema: PolicyReportWire } } } },
  responses: { 204: { description: 'Counted' }, ...errorAnswers(400, 413, 415, 422, 429, 503) },
});

/** What browsers tell of our pages. */
export const cspReportRoutes = (deps: ApiDeps) =>
  createRouter().openapi(report, async (c) => {
    // Its type is none that the router reads as JSON by itself.
    const sent: unknown = await c.req.json().catch(() => {
      throw new HTTPException(400);
    });
    const { 'csp-report': told } = PolicyReportWire.parse(sent);
    // Older browsers name the directive only with all that it allows behind it.
    const directive = told['effective-directive'] ?? told['violated-directive'].split(' ', 1)[0] ?? '';
    await recordCspViolation(deps.ctxFor(c), {
      directive,
      blocked: told['blocked-uri'],
      page: told['document-uri'],
    });
    return c.body(null, 204);
  });
