import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';
import { connectScreen } from '../paths.ts';
import type { ConsentPage } from './answers.ts';

/** Assistants that want to be connected. Those that are stand among the API tokens. */
export const assistantConnections = defineResource({
  name: 'assistant-connections',
  permission: 'api-tokens',
  one: async ({ id, meta, signal }) => {
    const query = new URLSearchParams(meta as Record<string, string>);
    return { ...(await request<ConsentPage>(`/assistant-connections/asked?${query}`, { signal })), id };
  },
  pages: { [connectScreen]: screen(() => import('./connect-page.tsx'), 'ConnectPage') },
});
