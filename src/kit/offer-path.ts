/** The offer's address is written raw: an encoded pattern never matches. */
export const offerPath = '/start-growing-your-business-at-₹1999/Month';
