import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import type { SpendPlatform } from '../../spend.ts';
import type { AdAccount } from './answers.ts';

export type AdAccountRecord = z.input<typeof AdAccount>;

export const accountCalls = {
  save: (body: object) => request<null>('/ad-accounts', { method: 'POST', body }),
  fetch: (platform: SpendPlatform, days: number) =>
    request<null>(callPath`/ad-accounts/${platform}/fetch`, { method: 'POST', body: { days } }),
};
