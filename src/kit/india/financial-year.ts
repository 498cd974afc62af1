/** The year of a day in India for taxes, April to March: `26-27`. */
export function financialYearOf(date: string): string {
  const year = Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 4 ? 1 : 0);
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}
