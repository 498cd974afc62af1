const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as receipts print it, in India: `21/11/26 - 09:30`. R-89 */
export function receiptTime(moment: string): string {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return `${found.day}/${found.month}/${found.year} - ${found.hour}:${found.minute}`;
}
