/** Where no money moved, in the sandbox or with test keys, a document counts in a series of its own and is no invoice. */
export const samplePrefix = 'TST';
/** Of the numbers of certificates. */
export const ownershipPrefix = 'OWN';
