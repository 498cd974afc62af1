import { addDays, dateInIndia } from '#kit/india/india-date.ts';

/** So long a quotation is valid unless somebody says otherwise. */
export const usualDays = 15;
export const dayFromNow = (days: number) => addDays(dateInIndia(new Date()), days);
