import type { createClient } from 'nirmaan-client';

type Office = ReturnType<typeof createClient>;

/** The names of all leads that were won, page by page. The token needs `leads:read`. */
export async function wonLeads(office: Office): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { status: 'won' as const, ...(cursor && { cursor }) };
    const { data, error } = await office.GET('/staff/leads', { params: { query } });
    if (error) throw new Error(error.message);
    names.push(...data.data.map(({ name }) => name));
    ({ nextCursor: cursor } = data);
  }
  return names;
}
