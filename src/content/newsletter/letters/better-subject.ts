/** The two subjects of a letter. */
export type Subject = 'a' | 'b';

/** What became of one subject: so many mails, so many clicks on their links. */
export type Tally = { sent: number; clicks: number };

/** Which subject the rest gets, what that rests on, and whether the numbers said so or were too few to tell. */
export type Decision = { winner: Subject; isClear: boolean; a: Tally; b: Tally };

/** Below so many clicks on both together nothing is read from them. */
const fewest = 10;
/** How far apart two shares must be, in standard errors, to be no chance in nine of ten cases (one-sided). */
const apart = 1.28;

/** The subject with more clicks for each mail (two shares compared, pooled). Where it could be chance, the first wins. */
export function betterSubject(a: Tally, b: Tally): Decision {
  const clicks = a.clicks + b.clicks;
  const sent = a.sent + b.sent;
  const undecided: Decision = { winner: 'a', isClear: false, a, b };
  if (clicks < fewest || a.sent === 0 || b.sent === 0) return undecided;
  const pooled = Math.min(clicks / sent, 1);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.sent + 1 / b.sent));
  const difference = b.clicks / b.sent - a.clicks / a.sent;
  if (Math.abs(difference) <= apart * error) return undecided;
  return { winner: difference > 0 ? 'b' : 'a', isClear: true, a, b };
}
