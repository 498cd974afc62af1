import type { ImportGroup, ImportResult } from '../lead-import.ts';

/**
 * What a check of a whole sheet says, whose groups knew nothing of each other: as they will be taken in, a row is known by
 * an earlier one of another group, too.
 */
export function acrossGroups(results: ImportResult[], duplicates: ImportGroup['duplicates']): ImportResult[] {
  const seen = new Set<string>();
  return results.map((one) => {
    // Somebody from before the sheet.
    if (one.outcome === 'refused' || one.leadId !== null) return one;
    const isRepeated = one.names.some((name) => seen.has(name));
    if (!isRepeated) for (const name of one.names) seen.add(name);
    return { ...one, outcome: !isRepeated ? 'made' : duplicates === 'join' ? 'joined' : 'skipped' };
  });
}
