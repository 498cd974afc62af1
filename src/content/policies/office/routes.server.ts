import { z } from '@hono/zod-openapi';
import { NotFound } from '#kit/errors.ts';
import { PolicyInput, policySlugs, type PolicySlug } from '../policy.ts';
import { publishPolicy } from '../publish-policy.ts';
import { getPolicy, listPolicies } from '../read-policy.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { Policy, PolicyWithHistory } from './answers.ts';

const SlugParam = z.object({ slug: z.string().openapi({ enum: [...policySlugs] }) });

/** Looked at after the body: a broken body is told so whatever the address. */
function known(slug: string): PolicySlug {
  const found = policySlugs.find((one) => one === slug);
  if (!found) throw new NotFound('This policy');
  return found;
}

const policy = savedRecord<PolicyInput>({
  subject: 'policy',
  editable: fieldsOf(PolicyInput),
  read: (ctx, slug) => getPolicy(ctx, { slug: known(slug) }),
});

export const staffPolicyRoutes = [
  staffRoute('texts:read', {
    method: 'get',
    path: '/policies',
    summary: 'The policies in force',
    answer: ['Policies', z.array(Policy)],
    handle: async (ctx) => (await listPolicies(ctx)).map(policy.withEtag),
  }),
  staffRoute('texts:read', {
    method: 'get',
    path: '/policies/{slug}',
    summary: 'A policy in force and the list of its versions',
    params: SlugParam,
    answer: ['The policy', PolicyWithHistory],
    handle: async (ctx, { params }) => policy.withEtag(await getPolicy(ctx, { slug: known(params.slug) })),
  }),
  staffRoute('texts:edit', {
    method: 'put',
    path: '/policies/{slug}',
    summary: 'Put a new version of a policy in force',
    params: SlugParam,
    ifMatch: true,
    body: PolicyInput,
    answer: ['Published', PolicyWithHistory],
    errors: [409],
    handle: async (ctx, { params, ifMatch, body }) => {
      const slug = known(params.slug);
      return policy.saveWithEtag(ctx, { id: slug, ifMatch, input: body }, (ctx) =>
        publishPolicy(ctx, { ...body, slug }),
      );
    },
  }),
];
