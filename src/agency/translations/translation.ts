/** The name under which pages that show translations are kept. */
export const translationsTag = 'translations';
