import { z } from '@hono/zod-openapi';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { BlockRuleInput } from '../block-rule.ts';
import { BlockRule } from './answers.ts';
import { createBlockRule, deleteBlockRule, listBlockRules } from '../block-rules.ts';

export const staffBlockRuleRoutes = [
  staffRoute('block-rules:read', {
    method: 'get',
    path: '/block-rules',
    summary: 'What keeps enquiries apart, with how often and when last; those that catch most first',
    answer: ['All', z.array(BlockRule)],
    handle: (ctx) => listBlockRules(ctx),
  }),
  staffRoute('block-rules:edit', {
    method: 'post',
    path: '/block-rules',
    summary: 'File enquiries as suspected by a mail address, a mail domain, a number or words',
    description: 'They are never refused. `trusted` takes a mail domain off the list of throw-away services.',
    body: BlockRuleInput,
    status: 201,
    answer: ['Added', z.object({ id: z.uuid() })],
    handle: (ctx, { body }) => createBlockRule(ctx, body),
  }),
  staffRoute('block-rules:edit', {
    method: 'delete',
    path: '/block-rules/{id}',
    summary: 'Take a rule away; what it caught stays where it is',
    params: IdParam,
    handle: (ctx, { params }) => deleteBlockRule(ctx, params),
  }),
];
