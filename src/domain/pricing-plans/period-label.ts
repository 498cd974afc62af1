/** `6 months`, `1 year`, `2 years 6 months`. Source: accounts-commerce §5 */
export function periodLabel(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && count(years, 'year'), rest > 0 && count(rest, 'month')].filter(Boolean).join(' ');
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;
