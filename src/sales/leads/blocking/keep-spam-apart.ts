import { isByStaff, suspect, type PreparedEnquiry } from '../enquiries/prepare-enquiry.ts';
import { reasonOfCatch } from './block-kinds.ts';
import { catchesOf } from './catch-spam.ts';
import { readBlockRules } from './read-rules.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * Enquiries as they are to be filed: suspected where the rules of now catch them. `caughtBy`: those rules' ids. What staff
 * bring is left as it is: whom they have spoken to, no rule knows better.
 */
export async function keepSpamApart<E extends PreparedEnquiry>(
  ctx: Pick<Ctx, 'db'>,
  enquiries: E[],
): Promise<(E & { caughtBy: string[] })[]> {
  const rules = await readBlockRules(ctx);
  return enquiries.map((enquiry) => {
    const caught = isByStaff(enquiry.lead.form) ? [] : catchesOf(rules, enquiry.lead);
    const filed = caught.length > 0 ? suspect(enquiry, caught.map(reasonOfCatch)) : enquiry;
    return { ...filed, caughtBy: caught.flatMap(({ ruleId }) => ruleId ?? []) };
  });
}
