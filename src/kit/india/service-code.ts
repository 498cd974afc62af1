import names from './service-codes.json' with { type: 'json' };

/**
 * What the tax office calls a service code; empty for one that agencies seldom sell. Source: annexure to notification
 * 11/2017 (Central Tax, Rate), shortened where it lists examples
 */
export const serviceCodeName = (code: string): string => (names as Record<string, string>)[code] ?? '';
