import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { openQuotation } from '#money/quotation-payments/open-quotation.ts';
import { deleteQuotation, duplicateQuotation } from '../edit-quotation.ts';
import { reviseQuotation } from '../revise-quotation.ts';
import { sendQuotation } from '../send-quotation.ts';
import { answerTo, openQuotations, type Quotations } from '../wire/test-quotations.ts';
import { addFile, openFile, removeFile } from './quotation-files.ts';
import { quotationFiles } from './table.server.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

const pdf = new TextEncoder().encode('%PDF-1.7 a brief');
const add = (quotationId: string, name = '../plans/बजट “2027”.PDF') =>
  addFile(site.office, { quotationId, name, content: pdf });
const read = (quotationId: string) => getQuotation(site.office, { quotationId });
const storedFiles = async () =>
  new Set((await site.db.select().from(quotationFiles)).map(({ storedName }) => storedName));

test('files lie with a draft, are sent with it and downloaded by its link; what was accepted names them', async () => {
  const email = 'files@example.com';
  const draft = await site.draft({ email });
  for (const content of [
    new Uint8Array(),
    new TextEncoder().encode('<svg/>'),
    new Uint8Array([80, 75, 3, 4]),
  ])
    await expect(
      addFile(site.office, { quotationId: draft.id, name: 'x.pdf', content }),
    ).rejects.toMatchObject({ errors: { file: expect.any(String) } });
  await add(draft.id);
  const { files, preview } = await read(draft.id);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  expect(files).toMatchObject([{ name: 'बजट “2027”.PDF', bytes: pdf.length, sha256 }]);
  const visit = site.browser();
  const path = `/quotation/${draft.publicId}/files/${files[0]?.id}`;
  expect((await visit('GET', path)).status).toBe(404);
  expect((await visit('GET', `${path}?preview=${preview}`)).status).toBe(200);
  await sendQuotation(site.office, { quotationId: draft.id });
  const got = await visit('GET', path);
  expect(got.headers.get('Content-Type')).toBe('application/pdf');
  expect(got.headers.get('Content-Disposition')).toContain(encodeURIComponent('बजट “2027”.PDF'));
  const other = await site.sent({ email });
  expect((await visit('GET', `/quotation/${other.publicId}/files/${files[0]?.id}`)).status).toBe(404);

  // What was sent is never changed again.
  await expect(add(draft.id)).rejects.toThrow(/was sent/);
  const fileId = files[0]?.id ?? '';
  await expect(removeFile(site.office, { quotationId: draft.id, fileId })).rejects.toThrow(/was sent/);
  const proven = await site.proven(draft.publicId, { email });
  await proven('POST', '/api/quotation-response', answerTo(draft.publicId, { email }));
  const signed = await proven('GET', `/quotation/${draft.publicId}/signed`);
  expect(JSON.parse(String(signed.body))).toMatchObject({ files: [{ sha256 }] });
  expect((await read(draft.id)).responses).toMatchObject([{ intact: true }]);
});

test('copies have the same files; what nobody has any more is gone from where uploads lie, and nothing else', async () => {
  const offer = await site.draft({ email: 'copies@example.com' });
  await add(offer.id, 'one.pdf');
  await sendQuotation(site.office, { quotationId: offer.id });
  const until = { quotationId: offer.id, validUntil: '2999-12-31' };
  const [next, copy] = [
    await reviseQuotation(site.office, until),
    await duplicateQuotation(site.office, until),
  ];
  await add(next.id, 'two.pdf');
  const names = async (id: string) => (await read(id)).files.map(({ name }) => name);
  expect([await names(next.id), await names(copy.id)]).toEqual([['one.pdf', 'two.pdf'], ['one.pdf']]);
  const before = await storedFiles();
  const [one, two] = (await read(next.id)).files;
  for (const file of [one, two])
    await removeFile(site.office, { quotationId: next.id, fileId: file?.id ?? '' });
  await deleteQuotation(site.office, { quotationId: copy.id });
  const after = await storedFiles();
  const gone = [...before].filter((name) => !after.has(name));
  expect(gone).toHaveLength(1);
  expect(await site.ctx.files.get(gone[0] ?? '')).toBeNull();
  const shown = await openQuotation(site.ctx, { publicId: offer.publicId });
  const fileIdOf = shown.files[0]?.id ?? '';
  expect(await openFile(site.ctx, { publicId: offer.publicId, fileId: fileIdOf })).toMatchObject({
    name: 'one.pdf',
  });
});

test('ten files are enough', async () => {
  const draft = await site.draft({ email: 'many@example.com' });
  for (let i = 0; i < 10; i++) await add(draft.id, `${i}.pdf`);
  await expect(add(draft.id)).rejects.toMatchObject({ errors: { file: 'At most 10 files' } });
  expect((await read(draft.id)).files).toHaveLength(10);
});
