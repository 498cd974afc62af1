/** What can be handed over, as the page about code ownership lists it. */
export type HandoverKind = 'code' | 'design' | 'domain' | 'hosting' | 'keys' | 'account' | 'other';
