/**
 * What may be done only so often: so many times in so many seconds, for each key. Indian carriers put thousands behind
 * one address: sharp limits are per person.
 */
export type Limit = { name: string; points: number; seconds: number };

/** @param name under which it is counted, unlike any other's */
export const defineLimit = (name: string, often: { points: number; seconds: number }): Limit => ({
  name,
  ...often,
});

/** What is dear to make, by network, whoever asks: a card or a PDF drawn. */
export const drawingLimit = defineLimit('drawing', { points: 120, seconds: 600 });
