import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { NewApiToken } from '../api-token.ts';
import type { MadeToken } from './answers.ts';

type Proof = { password: string; code?: string };

export const tokenCalls = {
  create: (token: NewApiToken & Proof) => request<MadeToken>('/api-tokens', { method: 'POST', body: token }),
  revoke: (id: string) => request<null>(callPath`/api-tokens/${id}`, { method: 'DELETE' }),
};
