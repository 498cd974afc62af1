import { ServerRefusal } from '../http.ts';

/** What a refusal says, about its first field if it names one. */
export function refusalText(error: unknown): string {
  const fields = error instanceof ServerRefusal ? Object.values(error.body.errors ?? {}) : [];
  return fields[0] ?? (error instanceof Error ? error.message : 'This did not work.');
}
