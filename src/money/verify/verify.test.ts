import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { readVerified } from './read-verified.ts';
import { codeOf, documentUrl } from './verify-code.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { openProjects, type Projects } from '#sales/projects/test-projects.ts';

let site: Projects;
let owner: Awaited<ReturnType<Projects['staffAs']>>;
let support: Awaited<ReturnType<Projects['staffAs']>>;
beforeAll(async () => {
  site = await openProjects();
  owner = await site.staffAs('owner');
  support = await site.staffAs('support');
});
afterAll(() => site.close());

type Ownership = {
  blocks: string[];

  certificates: { id: string; number: string; state: string }[];
};
const sha256 = 'ab'.repeat(32);
const input = {
  owner: 'Patil Saris',
  owned: ['The code', 'The designs'],
  archive: { name: 'site.zip', sha256 },
};
const codeIn = (path: string) => path.split('/').at(-1) ?? '';

test('what was made is its customer’s once the steps are done, all is handed over and all is paid; a stranger can check it', async () => {
  const email = 'owns@example.com';
  const visit = await site.customer(email, 'Asha Patil');
  const other = await site.customer('owns.not@example.com', 'Somebody Else');
  const offer = await site.accepted(email, ['Website Development']);
  const [project] = await site.mine(visit);
  const path = `/staff/projects/${project?.id}`;
  const room = `/api/projects/${project?.id}`;
  const heard = await hearWebhooks(site.ctx);
  const blocks = async () => (await owner<Ownership>('GET', `${path}/certificates`)).body.blocks;
  expect(await blocks()).toEqual(['steps', 'handover', 'balance']);
  expect((await owner('POST', `${path}/certificates`, input)).status).toBe(409);

  await owner('POST', `${path}/step`, { from: 1, to: null });
  expect(
    (await support('POST', `${path}/handovers`, { kind: 'domain', title: 'saris.example' })).status,
  ).toBe(204);
  expect(await blocks()).toEqual(['handover', 'balance']);
  const { handovers } = (await owner<{ handovers: { id: string }[] }>('GET', path)).body;
  const one = `${path}/handovers/${handovers[0]?.id}`;
  const given = { handedOn: '2026-11-20', handedTo: 'Asha Patil' };
  expect((await support('PATCH', one, given)).status).toBe(204);
  expect((await support('DELETE', one)).status).toBe(409);
  expect((await visit(`GET`, room)).body).toMatchObject({ project: { handovers: [given] } });
  expect(JSON.stringify((await visit('GET', room)).body)).not.toContain('staffName');
  expect(await blocks()).toEqual(['balance']);
  expect((await visit('GET', `${room}/certificate`)).body).toEqual({ success: true, certificate: null });

  const paid = { method: 'bank', reference: 'UTR772211' };
  const recorded = await owner('POST', `/staff/quotations/${offer.id}/payments`, paid);
  expect(recorded.status).toBeLessThan(300);
  expect(await blocks()).toEqual([]);
  expect((await support('POST', `${path}/certificates`, input)).status).toBe(403);
  const issued = await owner<Ownership>('POST', `${path}/certificates`, input);
  expect(issued).toMatchObject({ status: 201, body: { certificates: [{ state: 'valid' }] } });
  const number = issued.body.certificates[0]?.number ?? '';
  expect(number).toMatch(/^OWN\/\d\d-\d\d\/000001$/);

  type Mine = { certificate: { number: string; pdfPath: string; verifyPath: string } };
  const { certificate } = (await visit<Mine>('GET', `${room}/certificate`)).body;
  expect(certificate.number).toBe(number);
  const pdf = await visit<string>('GET', certificate.pdfPath);
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  for (const ask of [other, site.browser()])
    expect((await ask('GET', certificate.pdfPath)).status).toBeGreaterThan(400);
  const check = (code: string) => readVerified(site.ctx, { code });
  const code = codeIn(certificate.verifyPath);
  expect(await check(code)).toMatchObject({ state: 'valid', number, owner: 'Patil Saris', sha256 });

  // Another one takes its place, and is revoked in its turn.
  const again = await owner<Ownership>('POST', `${path}/certificates`, { ...input, owner: 'Asha Patil' });
  const [next] = again.body.certificates;
  expect(next?.number).toMatch(/000002$/);
  expect(await check(code)).toMatchObject({ state: 'replaced', replacedBy: next?.number });
  const revoke = () =>
    owner('POST', `/staff/certificates/${next?.id}/revoke`, { because: 'The wrong archive' });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(409);
  const nextCode = await codeOf(site.ctx, { kind: 'certificate', id: next?.id ?? '' });
  const told = await check(nextCode);
  expect(told).toMatchObject({ state: 'revoked', revokedOn: expect.any(String) });
  expect(JSON.stringify(told)).not.toContain('wrong archive');
  expect((await visit('GET', `${room}/certificate`)).body).toEqual({ success: true, certificate: null });
  const projectId = project?.id;
  const first = { certificateId: issued.body.certificates[0]?.id, projectId };
  expect(await heard('project.handed-over', 'certificate.issued', 'certificate.revoked')).toEqual([
    ['project.handed-over', { projectId, handoverId: handovers[0]?.id, handedOn: '2026-11-20' }],
    ['certificate.issued', { ...first, number }],
    ['certificate.issued', { certificateId: next?.id, projectId, number: next?.number }],
    ['certificate.revoked', { certificateId: next?.id, projectId }],
  ]);
});

test('an invoice is checked by its code without telling whose it is; every other code is unknown', async () => {
  const [invoice] = await site.db.select().from(invoices).limit(1);
  if (!invoice) throw new Error('Nothing was billed');
  const url = await documentUrl({ db: site.db, publicUrl: site.ctx.publicUrl }, { number: invoice.number });
  const code = codeIn(url ?? '');
  const told = await readVerified(site.ctx, { code });
  expect(told).toMatchObject({ number: invoice.number, totalPaise: invoice.totalPaise, takenOffPaise: 0 });
  for (const secret of [invoice.buyerName, invoice.buyerEmail])
    expect(JSON.stringify(told)).not.toContain(secret);
  expect(await documentUrl({ db: site.db, publicUrl: '' }, { number: '' })).toBeNull();
  const flipped = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`;
  const asCertificate = await codeOf(site.ctx, { kind: 'certificate', id: invoice.id });
  for (const wrong of [flipped, asCertificate, code.slice(0, -1), 'x', ''])
    await expect(readVerified(site.ctx, { code: wrong })).rejects.toThrow('This code was not found.');
});
