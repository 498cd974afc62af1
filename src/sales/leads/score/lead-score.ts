/** What is known of a lead that says how much they want it. */
export type ScoreFacts = {
  phoneComplete: boolean;
  email: string;
  company: string;
  message: string;
  plan: string;
  valuePaise: number | null;
  isSuspected: boolean;
  /** How often they reached us. */
  touches: number;
  /** Mails and WhatsApp messages of theirs. */
  answers: number;
  /** Consultations to come, or past and not marked. */
  booked: number;
  held: number;
  noShows: number;
  /** Quotations that they opened. */
  viewed: number;
};

/** Of a fresh lead. */
export const noHistory = { touches: 1, answers: 0, booked: 0, held: 0, noShows: 0, viewed: 0 };

/** So much is much, for one sale. */
const muchPaise = 5_000_000;

/**
 * What happened, and what it is worth. Each counts once, and nothing else counts: the score is the sum of the reasons that
 * stand on the lead.
 */
export const scoreRules: { says: string; points: number; holds: (facts: ScoreFacts) => boolean }[] = [
  { says: 'Gave a whole phone number', points: 10, holds: ({ phoneComplete }) => phoneComplete },
  { says: 'Gave an e-mail address', points: 5, holds: ({ email }) => email !== '' },
  { says: 'Named a company', points: 10, holds: ({ company }) => company !== '' },
  { says: 'Wrote what they want', points: 5, holds: ({ message }) => message.length >= 60 },
  { says: 'Chose a plan', points: 15, holds: ({ plan }) => plan !== '' },
  { says: 'Worth ₹50,000 or more', points: 15, holds: ({ valuePaise }) => (valuePaise ?? 0) >= muchPaise },
  { says: 'Reached us more than once', points: 10, holds: ({ touches }) => touches > 1 },
  { says: 'Wrote back to us', points: 15, holds: ({ answers }) => answers > 0 },
  { says: 'Booked a consultation', points: 20, holds: ({ booked, held }) => booked + held > 0 },
  { says: 'Came to a consultation', points: 15, holds: ({ held }) => held > 0 },
  { says: 'Did not come to a consultation', points: -20, holds: ({ noShows }) => noShows > 0 },
  { says: 'Opened a quotation', points: 15, holds: ({ viewed }) => viewed > 0 },
  { says: 'Looks like a program', points: -50, holds: ({ isSuspected }) => isSuspected },
];

export type ScoreReason = { says: string; points: number };

/** Which rules hold of a lead, those worth most first. */
export const reasonsOf = (facts: ScoreFacts): ScoreReason[] =>
  scoreRules
    .filter(({ holds }) => holds(facts))
    .map(({ says, points }) => ({ says, points }))
    .toSorted((a, b) => b.points - a.points);

export const scoreOf = (facts: ScoreFacts): number =>
  reasonsOf(facts).reduce((sum, { points }) => sum + points, 0);
