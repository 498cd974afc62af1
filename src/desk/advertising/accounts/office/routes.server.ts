import { z } from '@hono/zod-openapi';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { spendPlatforms } from '../../spend.ts';
import { AdAccountChange, FetchInput } from '../ad-account.ts';
import { askForSpend, listAdAccounts, saveAdAccount } from '../manage-accounts.ts';
import { AdAccount } from './answers.ts';

export const staffAdAccountRoutes = [
  staffRoute('advertising:read', {
    method: 'get',
    path: '/ad-accounts',
    summary: 'From which accounts of Google Ads and Meta costs are fetched, and what came of it',
    answer: ['The platforms', z.array(AdAccount)],
    handle: (ctx) => listAdAccounts(ctx),
  }),
  staffRoute('ad-accounts:edit', {
    method: 'post',
    path: '/ad-accounts',
    summary: 'Set one up, switch it on or off',
    description: 'Keys are kept sealed; those that are left out stay.',
    body: AdAccountChange,
    handle: (ctx, { body }) => saveAdAccount(ctx, body),
  }),
  staffRoute('advertising:edit', {
    method: 'post',
    path: '/ad-accounts/{platform}/fetch',
    summary: 'Have the costs of the last days fetched now',
    description: 'The answer comes before the costs do: `GET /ad-accounts` says what became of it.',
    params: z.object({ platform: z.enum(spendPlatforms) }),
    body: FetchInput,
    errors: [409],
    handle: (ctx, { params, body }) => askForSpend(ctx, { ...params, ...body }),
  }),
];
