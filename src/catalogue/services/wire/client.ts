import { inPageLanguage } from '#kit/calls/page-language.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { centerNames } from './names.ts';

/** A service by the name that is sent, and what it is called in the language of the page. */
export type NamedService = { name: string; label: string };

/** The services that can be chosen now. Rejects where none come. */
export async function fetchServices(signal: AbortSignal): Promise<NamedService[]> {
  const answer = await fetch('/centerlist/nirmaanservice', {
    signal,
    headers: { Accept: 'application/json', ...inPageLanguage() },
  });
  if (!answer.ok) throw new Error(`The list of services answered ${answer.status}`);
  // The version before this one sends no label.
  const centers = (await answer.json()) as WireOf<typeof centerNames, { name: string; label?: string }>[];
  if (centers.length === 0) throw new Error('The list of services is empty');
  return centers.map((center) => {
    const { name, label = name } = centerNames.fromWire(center);
    return { name, label };
  });
}
