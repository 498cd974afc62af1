import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { NotFound } from '#kit/errors.ts';
import { PolicyInput, PolicySection, policySlugs, type PolicySlug } from '../policy.ts';
import { publishPolicy } from '../publish-policy.ts';
import { getPolicy, listPolicies } from '../read-policy.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch, When } from '#kit/wire/staff-router.ts';

const Policy = z
  .object({
    slug: z.enum(policySlugs),
    version: z.number().int(),
    title: z.string(),
    summary: z.string(),
    sections: z.array(PolicySection),
    dated: z.string(),
    isSample: z.boolean(),
    changedBy: z.string(),
    createdAt: When,
    etag,
  })
  .openapi('StaffPolicy');
const PolicyWithHistory = Policy.extend({
  history: z.array(
    z.object({ version: z.number().int(), dated: z.string(), changedBy: z.string(), createdAt: When }),
  ),
}).openapi('StaffPolicyWithHistory');
const SlugParam = z.object({ slug: z.string().openapi({ enum: [...policySlugs] }) });

/** Looked at after the body: a broken body is told so whatever the address. */
function known(slug: string): PolicySlug {
  const found = policySlugs.find((one) => one === slug);
  if (!found) throw new NotFound('This policy');
  return found;
}

const policy = savedRecord<PolicyInput>({
  subject: 'policy',
  said: fieldsOf(PolicyInput),
  read: (ctx, slug) => getPolicy(ctx, { slug: known(slug) }),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/policies',
  tags,
  summary: 'The policies in force',
  responses: { 200: answer('Policies', z.array(Policy)), ...errorAnswers(401, 403) },
});
const one = createRoute({
  method: 'get',
  path: '/policies/{slug}',
  tags,
  summary: 'A policy in force and the list of its versions',
  request: { params: SlugParam },
  responses: { 200: answer('The policy', PolicyWithHistory), ...errorAnswers(401, 403, 404) },
});
const publish = createRoute({
  method: 'put',
  path: '/policies/{slug}',
  tags,
  summary: 'Put a new version of a policy in force',
  request: { headers: IfMatch, params: SlugParam, body: body(PolicyInput) },
  responses: {
    200: answer('Published', PolicyWithHistory),
    ...errorAnswers(401, 403, 404, 409, 412, 422, 428),
  },
});

export const staffPolicyRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json((await listPolicies(c.var.ctx)).map(policy.withEtag), 200))
    .openapi(one, async (c) =>
      c.json(policy.withEtag(await getPolicy(c.var.ctx, { slug: known(c.req.valid('param').slug) })), 200),
    )
    .openapi(publish, async (c) => {
      const slug = known(c.req.valid('param').slug);
      const input = c.req.valid('json');
      const save = { id: slug, ...c.req.valid('header'), input };
      const after = await policy.save(c.var.ctx, save, (ctx) => publishPolicy(ctx, { ...input, slug }));
      return c.json(policy.withEtag(after), 200);
    });
