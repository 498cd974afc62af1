/** What a visitor may allow beside what the site needs to work. Browsers know this file. */
export type CookieCategory = 'statistics' | 'marketing';

/** One answer of a visitor. */
export type CookieChoice = Record<CookieCategory, boolean>;

/** How a browser itself says no: Global Privacy Control, Do Not Track. */
export const refusalSignals = ['gpc', 'dnt'] as const;
export type RefusalSignal = (typeof refusalSignals)[number];

/** Of the words and categories that are asked about. When they change, everybody is asked again. */
export const cookieChoiceVersion = '2026-12-en';
