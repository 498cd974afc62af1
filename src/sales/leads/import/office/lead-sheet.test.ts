import { expect, test } from 'vitest';
import { readSheet } from '#kit/office/read-sheet.ts';
import { guessMapping, mapRows, refusedCsv } from './lead-sheet.ts';

const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'leads.csv', { type: 'text/csv' });

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
  for (const address of ['E mail', 'E-Mail', 'Mail ID', 'mail'])
    expect(guessMapping(['Name', address])).toEqual({ name: 0, email: 1 });
  // As Meta writes them.
  const meta = 'id created_time ad_id ad_name adset_id adset_name campaign_id campaign_name form_id form_name is_organic platform full_name phone_number email'; // prettier-ignore
  expect(guessMapping(meta.split(' '))).toEqual({ name: 12, phone: 13, email: 14, source: 7 });
  expect(guessMapping(['a', 'b'])).toEqual({});
});

test('quotes, line breaks, semicolons and a byte order mark are read; rows keep their line', async () => {
  const sheet = await readSheet(
    file('\uFEFFName;Phone;Message\n"Kale; Ravi";9000012345;"two\nlines"\n\nMeera;;\n'),
  );
  expect(sheet.columns).toEqual(['Name', 'Phone', 'Message']);
  expect(mapRows(sheet, guessMapping(sheet.columns))).toMatchObject([
    { line: 2, name: 'Kale; Ravi', phone: '9000012345', message: 'two\nlines', email: '' },
    { line: 4, name: 'Meera', phone: '' },
  ]);
  await expect(readSheet(file('Name,Phone\n'))).rejects.toThrow('no rows');
  await expect(readSheet(file(`Name\n${'x\n'.repeat(10_001)}`))).rejects.toThrow('At most 10000');
});

test('lists of Meta in UTF-16 and what Excel writes on an older Windows come as they were written', async () => {
  const meta = Buffer.from('\uFEFFfull_name\tphone_number\nरवि\tp:+919000012345\n', 'utf16le');
  expect(await readSheet(file(meta))).toMatchObject({
    columns: ['full_name', 'phone_number'],
    rows: [['रवि', 'p:+919000012345']],
    lines: [2],
  });
  expect(await readSheet(file(Buffer.from(meta).swap16()))).toMatchObject({
    rows: [['रवि', 'p:+919000012345']],
  });
  const windows = Buffer.from('Name,Remarks\nRen\xe9e,Owner\x92s budget \x96 5 lakh\n', 'latin1');
  expect((await readSheet(file(windows))).rows).toEqual([['Renée', 'Owner’s budget – 5 lakh']]);
});

test('the file of refused rows has their reason and no formula', () => {
  const sheet = {
    fileName: 'x',
    columns: ['Name', 'Phone'],
    rows: [['=cmd()', '1'], ['b', '2'], ['c'], ['d', '4', 'Pune']],
    lines: [2, 3, 5, 6],
  };
  expect(refusedCsv(sheet, [{ line: 2, errors: { phone: 'Too short', name: '-odd' } }])).toBe(
    '\uFEFFName,Phone,Reason\r\n"\'=cmd()",1,Too short; -odd',
  );
  expect(
    refusedCsv(
      sheet,
      [5, 6].map((line) => ({ line, errors: { phone: 'Too short' } })),
    ),
  ).toBe('\uFEFFName,Phone,,Reason\r\nc,,,Too short\r\nd,4,Pune,Too short');
});
