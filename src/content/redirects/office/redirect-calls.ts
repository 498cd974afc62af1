import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';

/** What is done about an address that visitors miss. */
export const redirectCalls = {
  leadOn: (fromPath: string, target: string) =>
    request('/redirects', { method: 'POST', body: { fromPath, target, status: 301, note: '' } }),
  dismiss: (id: string) => request(callPath`/lost-addresses/${id}`, { method: 'DELETE' }),
};
