import type { createClient } from 'nirmaan-client';

type Office = ReturnType<typeof createClient>;
type Caller = { name: string; phone: string; message: string };

/**
 * Writes down somebody who called. The token needs `leads:edit`.
 * @param key of this one entry, a UUID: sent again with it, one lead is made
 * @returns the id of the lead
 */
export async function addCaller(office: Office, caller: Caller, key: string): Promise<string> {
  const { data, error } = await office.POST('/staff/leads', { body: { ...caller, key, source: 'Call' } });
  if (error) throw new Error(error.message);
  return data.id;
}
