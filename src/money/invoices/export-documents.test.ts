import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportDocuments } from './export-documents.ts';
import { issueNote } from '#money/receivables/issue-note.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { Unavailable } from '#kit/errors.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

test('a month’s documents come as one zip, drawn one at a time as it is taken, with a list that names each', async () => {
  ledger.on('2026-12-01');
  const buyerId = await ledger.buyer({ company: '=Lake & Sons' });
  const first = await ledger.bill(buyerId, 5_006);
  await ledger.bill(buyerId, 10_000);
  await issueNote(ledger.ctx, { invoiceId: first, amountPaise: 2_000, reason: 'deficient', explanation: '' });
  ledger.on('2027-01-01');
  await ledger.bill(buyerId, 10_000);
  let drawn = 0;
  let isBusy = true;
  const pdfs = {
    invoice: async ({ number }: { number: string }) => {
      // Once the line of those who want a document is full.
      if (isBusy) {
        isBusy = false;
        throw new Unavailable();
      }
      drawn += 1;
      return new Uint8Array(Buffer.from(`%PDF ${number}`));
    },
  };
  const archive = await exportDocuments(ledger.ctx, { month: '2026-12', pdfs });
  expect(drawn).toBe(0);
  const pieces: Uint8Array[] = [];
  pieces.push((await archive.next()).value as Uint8Array);
  expect(drawn).toBe(1);
  for await (const piece of archive) pieces.push(piece);
  const files = Object.entries(unzipSync(Buffer.concat(pieces))).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ]);
  expect(files.slice(0, 3)).toEqual([
    ['NIR-26-27-000001.pdf', '%PDF NIR/26-27/000001'],
    ['NIR-26-27-000002.pdf', '%PDF NIR/26-27/000002'],
    ['NIR-26-27-C00001.pdf', '%PDF NIR/26-27/C00001'],
  ]);
  const [name, list] = files[3] ?? [];
  expect(name).toBe('documents-2026-12.csv');
  expect(list?.split('\r\n')).toEqual([
    '\uFEFFNumber,Kind,Date,Buyer,GSTIN,Place of supply,Taxable value,IGST,CGST,SGST,Round-off,Total,Corrects,File',
    "NIR/26-27/000001,Tax invoice,2026-12-01,'=Lake & Sons,,27,50.06,0.00,4.51,4.51,-0.01,59.07,,NIR-26-27-000001.pdf",
    "NIR/26-27/000002,Tax invoice,2026-12-01,'=Lake & Sons,,27,100.00,0.00,9.00,9.00,0.00,118.00,,NIR-26-27-000002.pdf",
    "NIR/26-27/C00001,Credit note,2026-12-01,'=Lake & Sons,,27,-16.95,0.00,-1.53,-1.53,0.01,-20.00,NIR/26-27/000001,NIR-26-27-C00001.pdf",
    '',
  ]);
});
