import type { Reactions } from '../../wire/client.ts';
import type { ReactionType } from '../../post.ts';

/** What the counts become when this reader chooses: a switch moves one from the old to the new; a repeat is nothing. */
export function choose({ counts, mine }: Reactions, type: ReactionType): Reactions {
  if (mine === type) return { counts, mine };
  return {
    counts: { ...counts, ...(mine && { [mine]: Math.max(0, counts[mine] - 1) }), [type]: counts[type] + 1 },
    mine: type,
  };
}
