import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { Trial } from '../server-setting.ts';

type Proof = { password: string; code: string };

export const serverSettingsCalls = {
  /** Whoever has no second step has no code to send. */
  save: (key: string, values: Record<string, string | null>, { password, code }: Proof) =>
    request<null>(callPath`/server-settings/${key}`, {
      method: 'POST',
      body: { values, password, ...(code && { code }) },
    }),
  attempt: (key: string, phone: string) =>
    request<Trial>(callPath`/server-settings/${key}/trial`, { method: 'POST', body: { phone } }),
};
