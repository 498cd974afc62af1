/** What everybody in the office may know about disputes, browsers included. */

/**
 * How a dispute stands, as the gateway has it. open: we are to answer · under_review: we have · won · lost: the bank has
 * taken the money · closed: it has ended without either
 */
export const disputeStatuses = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const disputeNames = {
  open: 'Waits for our answer',
  under_review: 'The bank looks at our answer',
  won: 'Won',
  lost: 'Lost',
  closed: 'Closed',
} satisfies Record<DisputeStatus, string>;

/** The bank has not decided yet. */
export const undecided = ['open', 'under_review'] satisfies DisputeStatus[];
