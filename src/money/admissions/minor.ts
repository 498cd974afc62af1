/** Whether somebody born on a day is under eighteen. @param born `2010-02-28`, or empty: nobody told */
export const isMinor = (born: string, today: string): boolean =>
  /^\d{4}-/.test(born) && `${Number(born.slice(0, 4)) + 18}${born.slice(4)}` > today;

/** For whom a parent or guardian has to agree. Source: DPDP Act 2023, s. 9(1) */
export const guardianMissing = /*i18n*/ 'A parent or guardian has to agree';
