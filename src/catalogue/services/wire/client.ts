import { inPageLanguage } from '#kit/calls/page-language.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { centerNames } from './names.ts';

/** The names of the services that can be chosen now. Rejects where none come. */
export async function fetchServices(signal: AbortSignal): Promise<string[]> {
  const answer = await fetch('/centerlist/nirmaanservice', {
    signal,
    headers: { Accept: 'application/json', ...inPageLanguage() },
  });
  if (!answer.ok) throw new Error(`The list of services answered ${answer.status}`);
  const centers = (await answer.json()) as WireOf<typeof centerNames, { name: string }>[];
  if (centers.length === 0) throw new Error('The list of services is empty');
  return centers.map((center) => centerNames.fromWire(center).name);
}
