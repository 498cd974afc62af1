/** Where counting stops, as lists of the server do it. */
const cap = 1_000;

/** A number of rows that was counted no further than to a thousand: `12`, `1,000+`. */
export const upTo = (count: number) => (count < cap ? String(count) : '1,000+');
