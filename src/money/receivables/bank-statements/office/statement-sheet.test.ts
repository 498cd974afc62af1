import { expect, test } from 'vitest';
import { readSheet } from '#kit/office/read-sheet.ts';
import { tableIn, guessMapping, readStatement } from './statement-sheet.ts';

const read = async (text: string) => {
  const sheet = tableIn(await readSheet(new File([text], 'statement.csv')));
  return readStatement(sheet, guessMapping(sheet.columns));
};

test('statements of several banks are read: what stands above them, their days, amounts and debits', async () => {
  const one = await read(
    [
      'Account,000000000000',
      'Name,Nirmaan',
      '',
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '24/11/26,UPI-KABIR  SAMPLE,0000441234567890,24/11/26,,"1,18,000.00","2,00,000.00"',
      '24/11/26,UPI-KABIR  SAMPLE,0000441234567890,24/11/26,,"1,18,000.00","3,18,000.00"',
      '25/11/26,RENT,1,25/11/26,"50,000.00",,"2,68,000.00"',
      '31/02/26,BROKEN,2,31/02/26,,10.00,10.00',
    ].join('\n'),
  );
  const line = {
    bookedOn: '2026-11-24',
    description: 'UPI-KABIR SAMPLE',
    reference: '0000441234567890',
    creditPaise: 11_800_000,
  };
  expect(one.lines).toEqual([
    { line: 5, ...line, occurrence: 0 },
    { line: 6, ...line, occurrence: 1 },
  ]);
  expect(one).toMatchObject({ others: 1, unreadable: [{ line: 8 }] });
  const other = await read(
    [
      'Transaction Date;Description;Amount;Dr / Cr;Reference',
      '24 Nov 2026 11:02;NEFT;1180.5;CR;HDFCN52026112400',
      '2026-11-25;OUT;90;DR;X1',
      '26-11-2026;BACK;₹ 20.00 Cr;;X2',
      '27-11-2026;OUT;20.00 Dr;;X3',
    ].join('\n'),
  );
  expect(other.lines.map(({ bookedOn, creditPaise }) => [bookedOn, creditPaise])).toEqual([
    ['2026-11-24', 118_050],
    ['2026-11-26', 2_000],
  ]);
});
