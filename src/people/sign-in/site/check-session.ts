import { fetchSession } from '#people/customers/wire/client.ts';
import { readLogin } from '#kit/calls/login-record.ts';

/** Asks the server about the session that the browser remembers. That it could not be asked ends nothing. */
export async function sessionHasEnded(): Promise<boolean> {
  if (!readLogin()) return false;
  const answer = await fetchSession();
  return answer.ok && answer.ended;
}
