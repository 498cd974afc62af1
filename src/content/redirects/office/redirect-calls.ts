import { callPath } from '#kit/path-of.ts';
import { ask } from '#kit/office/http.ts';

/** What is done about an address that visitors miss. */
export const redirectCalls = {
  leadOn: (fromPath: string, target: string) =>
    ask('/redirects', { method: 'POST', body: { fromPath, target, status: 301, note: '' } }),
  forget: (id: string) => ask(callPath`/lost-addresses/${id}`, { method: 'DELETE' }),
};
