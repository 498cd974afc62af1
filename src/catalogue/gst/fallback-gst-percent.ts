/** What is charged where no rate is known: an empty list must not make a price "NaN". */
export const fallbackGstPercent = 18;
