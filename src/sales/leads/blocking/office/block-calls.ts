import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';
import type { BlockKind } from '../block-kinds.ts';

export const blockCalls = {
  add: (rule: { kind: BlockKind; value: string }) =>
    request<{ id: string }>('/block-rules', { method: 'POST', body: rule }),
  remove: (id: string) => request<null>(callPath`/block-rules/${id}`, { method: 'DELETE' }),
};
