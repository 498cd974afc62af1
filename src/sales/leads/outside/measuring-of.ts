import type { Measuring } from './outside-source.ts';
import type { ToldLead } from './told-lead.ts';

/**
 * Whether somebody agreed, in the form of another service, that networks are told; null where its form did not ask, or
 * its answer did not come.
 */
export function measuringOf(
  { question, yes }: Measuring,
  { ticks, fields }: Pick<ToldLead, 'ticks' | 'fields'>,
): boolean | null {
  const isMeant = (name: string) => name.trim().toLowerCase() === question.toLowerCase();
  if (question === '') return null;
  const tick = Object.keys(ticks).find(isMeant);
  if (tick !== undefined) return ticks[tick] ?? null;
  const said = fields.find(({ key, label }) => isMeant(key) || isMeant(label));
  return said ? said.value.trim().toLowerCase() === (yes || 'yes').toLowerCase() : null;
}
