import { expect, test } from 'vitest';
import { readSheet } from '#kit/office/read-sheet.ts';
import { guessMapping, mapRows, refusedCsv } from './lead-sheet.ts';

const file = (text: string) => new File([text], 'leads.csv', { type: 'text/csv' });

test('columns are guessed from their names, each once', () => {
  expect(guessMapping(['S.No', 'Customer Name', 'Mobile No.', 'Email ID', 'Remarks', 'Requirement'])).toEqual(
    {
      name: 1,
      phone: 2,
      email: 3,
      service: 5,
      message: 4,
    },
  );
  expect(guessMapping(['Name', 'Phone', 'Phone 2', 'Lead source'])).toEqual({ name: 0, phone: 1, source: 3 });
  expect(guessMapping(['a', 'b'])).toEqual({});
});

test('quotes, line breaks, semicolons and a byte order mark are read; rows keep their line', async () => {
  const sheet = await readSheet(
    file('\uFEFFName;Phone;Message\n"Kale; Ravi";9000012345;"two\nlines"\n\nMeera;;\n'),
  );
  expect(sheet.columns).toEqual(['Name', 'Phone', 'Message']);
  expect(mapRows(sheet, guessMapping(sheet.columns))).toMatchObject([
    { line: 2, name: 'Kale; Ravi', phone: '9000012345', message: 'two\nlines', email: '' },
    { line: 3, name: 'Meera', phone: '' },
  ]);
  await expect(readSheet(file('Name,Phone\n'))).rejects.toThrow('no rows');
  await expect(readSheet(file(`Name\n${'x\n'.repeat(10_001)}`))).rejects.toThrow('At most 10000');
});

test('the file of refused rows has their reason and no formula', () => {
  const sheet = {
    fileName: 'x',
    columns: ['Name', 'Phone'],
    rows: [
      ['=cmd()', '1'],
      ['b', '2'],
    ],
  };
  expect(refusedCsv(sheet, [{ line: 2, errors: { phone: 'Too short', name: '-odd' } }])).toBe(
    '\uFEFFName,Phone,Reason\r\n"\'=cmd()",1,Too short; -odd',
  );
});
