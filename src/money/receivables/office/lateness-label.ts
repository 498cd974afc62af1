/** How what is owed stands to its due day, in words. @param daysLate below zero while it is not due */
export function latenessLabel(daysLate: number): string {
  if (daysLate === 0) return 'due today';
  const days = Math.abs(daysLate) === 1 ? '1 day' : `${Math.abs(daysLate)} days`;
  return daysLate < 0 ? `due in ${days}` : `${days} late`;
}
