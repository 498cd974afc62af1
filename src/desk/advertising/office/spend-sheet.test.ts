import { expect, test } from 'vitest';
import { tableIn, guessMapping, guessPlatform, isWhole, readSpend } from './spend-sheet.ts';
import { headerOf } from '#kit/office/sheet-columns.ts';

const sheetOf = (...lines: string[][]) => {
  const [columns = [], ...rows] = lines;
  return tableIn({ fileName: 'report.csv', columns, rows, lines: rows.map((_, i) => i + 2) });
};

test('a report of Google Ads: below its name, sums left out, what lies below campaigns added up by day', () => {
  const sheet = sheetOf(
    ['Campaign report'],
    ['1 November 2026 - 2 November 2026'],
    ['Day', 'Campaign', 'Campaign ID', 'Currency code', 'Cost', 'Impr.', 'Clicks'],
    ['2026-11-01', 'Diwali  Sale', '111', 'INR', '1,200.50', '4,000', '30'],
    ['2026-11-01', 'Diwali Sale', '111', 'INR', '99.50', '100', '1'],
    ['2026-11-02', 'Diwali Sale', '111', 'INR', '--', '0', '0'],
    ['2026-11-02', 'Brand', '222', 'INR', 'free', '0', '0'],
    [' --', 'Total: Account', ' --', 'INR', '1,300.00', '4,100', '31'],
  );
  const mapping = guessMapping(sheet.columns);
  expect(guessPlatform(sheet.columns)).toBe('google');
  expect(isWhole(mapping)).toBe(true);
  expect(headerOf(sheet)).toBe('Day|Campaign|Campaign ID|Currency code|Cost|Impr.|Clicks');
  const row = { campaign: 'Diwali Sale', campaignId: '111' };
  expect(readSpend(sheet, mapping)).toEqual({
    rows: [
      { ...row, line: 4, day: '2026-11-01', spendPaise: 1_300_00, impressions: 4_100, clicks: 31 },
      { ...row, line: 6, day: '2026-11-02', spendPaise: 0, impressions: 0, clicks: 0 },
    ],
    currency: 'INR',
    totals: 1,
    spans: 0,
    unreadable: [{ line: 7, text: '2026-11-02, Brand, 222, INR, free, 0, 0' }],
  });
});

test('a report of Meta: its currency stands in the head, its day is a column or a span of one', () => {
  const head = ['Campaign name', 'Reporting starts', 'Reporting ends', 'Amount spent (INR)', 'Link clicks', 'Impressions']; // prettier-ignore
  const spans = sheetOf(
    head,
    ['', '2026-11-01', '2026-11-30', '900', '9', '90'],
    ['Reels', '2026-11-01', '2026-11-01', '450.5', '5', '50'],
    ['Reels', '2026-11-02', '2026-11-30', '449.5', '4', '40'],
  );
  const read = readSpend(spans, guessMapping(spans.columns));
  expect(guessPlatform(spans.columns)).toBe('meta');
  expect(read).toMatchObject({ currency: 'INR', totals: 1, spans: 1, unreadable: [] });
  expect(read.rows).toEqual([
    { line: 3, day: '2026-11-01', campaign: 'Reels', campaignId: '', spendPaise: 45_050, impressions: 50, clicks: 5 },
  ]); // prettier-ignore
  const byDay = sheetOf(
    [...head.with(3, 'Amount spent (USD)'), 'Day'],
    ['Reels', '2026-11-01', '2026-11-30', '4', '1', '10', '2026-11-07'],
  );
  expect(readSpend(byDay, guessMapping(byDay.columns))).toMatchObject({
    currency: 'USD',
    rows: [{ day: '2026-11-07', spendPaise: 4_00 }],
  });
});

test('rows of several currencies are none of them, and a file that says none has none', () => {
  const sheet = sheetOf(
    ['Day', 'Campaign', 'Cost', 'Currency'],
    ['2026-11-01', 'A', '1', 'INR'],
    ['2026-11-01', 'B', '1', 'EUR'],
  );
  expect(readSpend(sheet, guessMapping(sheet.columns)).currency).toBe('EUR');
  const silent = sheetOf(['Day', 'Campaign', 'Cost'], ['2026-11-01', 'A', '1']);
  expect(readSpend(silent, guessMapping(silent.columns)).currency).toBe('');
});
