import { expect, test } from 'vitest';
import { withTable, type Table } from '../../bench/report.ts';

const table = (title: string, cell: string): Table => ({
  title,
  note: 'On a phone.',
  head: ['page'],
  rows: [[cell]],
});

test('a table takes the place of the one of its title, and what is written around it stays', () => {
  const document = [
    'Before.\n\n<!-- measured -->\n\n### One\n\nOld note.\n\n| page |\n| ---- |\n| old  |\n\nWhy so.\n',
    '### Two\n\nNote.\n\n| page |\n| ---- |\n| kept |\n\n<!-- /measured -->\n',
  ].join('\n');
  const written = withTable(document, table('One', 'new'), 'Measured today.');
  expect(written).toBe(
    document.replace('Old note.', 'Measured today. On a phone.').replace('| old  |', '| new  |'),
  );
  const more = withTable(written, table('Three', 'more'), 'Measured today.');
  expect(more).toBe(
    written.replace(
      '<!-- /measured -->',
      '### Three\n\nMeasured today. On a phone.\n\n| page |\n| ---- |\n| more |\n\n<!-- /measured -->',
    ),
  );
});
