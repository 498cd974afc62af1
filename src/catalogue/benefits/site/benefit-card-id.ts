/** Where the card of a benefit stands on a page. */
export const benefitCardId = ({ id }: { id: string }) => `benefit-${id}`;
