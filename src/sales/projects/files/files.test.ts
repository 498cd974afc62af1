import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseProjects } from '../erase-projects.ts';
import type { MyRoom } from '../my-projects.ts';
import { openProjects, type Projects } from '../test-projects.ts';
import { writeFilesMail } from './jobs/files-mail.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { projectFiles } from './table.server.ts';
import { projectHandovers } from '../handover/table.server.ts';
import { projects } from '../table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { form, messagesTo } from '#people/sign-in/wire/test-customers.ts';

let site: Projects;
let owner: Awaited<ReturnType<Projects['staffAs']>>;
beforeAll(async () => {
  site = await openProjects();
  owner = await site.staffAs('owner');
});
afterAll(() => site.close());

const pdf = '%PDF-1.7 a brief';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const fileOf = (content: string | Buffer, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
type Asks = ReturnType<Projects['browser']>;

/** A customer with a project, and somebody else who is signed in. */
async function begin(email: string) {
  const visit = await site.customer(email, 'Asha Patil');
  const other = await site.customer(`other.${email}`, 'Somebody Else');
  await site.accepted(email, ['Website Development']);
  const [project] = await site.mine(visit);
  const id = project?.id ?? '';
  const room = async () => (await visit<{ project: MyRoom }>('GET', `/api/projects/${id}`)).body.project;
  const give = (asks: Asks, file: File, note = '') =>
    asks('POST', `/api/projects/${id}/files`, form({ file, note }));
  const hand = (file: File) => owner('POST', `/staff/projects/${id}/files`, form({ file }));
  const show = (what: { file: File } | { address: string }, step = '2') =>
    owner('POST', `/staff/projects/${id}/versions`, form({ step, ...what }));
  const answer = (fileId: string, reply: object, asks = visit) =>
    asks('POST', `/api/projects/${id}/files/${fileId}/answer`, reply);
  const news = async () => {
    const { body } = await owner<{ data: { id: string; reason: string }[] }>('GET', '/staff/today?whose=all');
    return body.data.find((item) => item.id === `project-news:${id}`)?.reason;
  };
  return { id, email, visit, other, room, give, hand, show, answer, news };
}

test('files go both ways through one door; only its customer and staff get them, and the office is told', async () => {
  const { id, visit, other, room, give, hand, news } = await begin('files.room@example.com');
  const told = await hearWebhooks(site.ctx);
  expect((await give(visit, fileOf(pdf, '../texts.PDF'), 'The texts')).status).toBe(200);
  // Documents of an office are archives by their first bytes.
  expect((await give(visit, fileOf('PK\u0003\u0004 a letter', 'letter.docx'))).status).toBe(200);
  expect(await give(visit, fileOf('<script>', 'x.pdf'))).toMatchObject({
    status: 422,
    body: { errors: { file: expect.stringContaining('Choose a PDF') } },
  });
  expect((await give(other, fileOf(pdf, 'x.pdf'))).status).toBe(404);
  expect((await give(site.browser(), fileOf(pdf, 'x.pdf'))).status).toBe(401);
  expect(await news()).toBe('Asha Patil gave 2 files');
  expect((await hand(fileOf(png, 'logo.png'))).status).toBe(204);
  const { files } = await room();
  expect(files.map(({ name, note, fromUs }) => [name, note, fromUs])).toEqual([
    ['texts.PDF', 'The texts', false],
    ['letter.docx', '', false],
    ['logo.png', '', true],
  ]);
  expect(JSON.stringify(files)).not.toContain('owner');
  expect(await told('project.file-added')).toEqual(
    files.map(({ id: fileId, fromUs }) => [
      'project.file-added',
      { projectId: id, fileId, from: fromUs ? 'agency' : 'customer', isVersion: false },
    ]),
  );

  const fileId = files[1]?.id;
  const path = `/projects/${id}/files/${fileId}`;
  const got = await visit('GET', `/api${path}`);
  expect([got.status, got.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  expect(got.headers.get('Content-Disposition')).toContain('attachment');
  expect((await owner('GET', `/staff${path}`)).status).toBe(200);
  expect((await other('GET', `/api${path}`)).status).toBe(404);
  expect((await site.browser()('GET', `/api${path}`)).status).toBe(401);
  const second = await begin('second.files.room@example.com');
  expect((await second.visit('GET', `/api/projects/${second.id}/files/${fileId}`)).status).toBe(404);

  const found = (query: string) => owner<{ data: { id: string }[] }>('GET', `/staff/projects?${query}`);
  expect((await found('news=true')).body.data).toMatchObject([{ id }]);
  expect((await owner('POST', `/staff/projects/${id}/seen`)).status).toBe(204);
  expect(await news()).toBeUndefined();
  expect((await found('news=true')).body.data).toEqual([]);
  expect((await owner('DELETE', `/staff${path}`)).status).toBe(204);
  expect((await visit('GET', `/api${path}`)).status).toBe(404);

  await owner('PATCH', `/staff/projects/${id}`, { state: 'stopped' });
  expect((await give(visit, fileOf(pdf, 'late.pdf'))).status).toBe(409);
});

test('a file whose answer was lost lies there once when it is given again, twenty times at once too; another is another', async () => {
  const { visit, room, give, news } = await begin('again.room@example.com');
  const lying = async () => {
    let count = 0;
    for await (const _ of site.ctx.files.list()) count++;
    return count;
  };
  const before = await lying();
  const once = () => give(visit, fileOf(pdf, 'texts.pdf'), 'The texts');
  const given = [...(await Promise.all(Array.from({ length: 20 }, once))), await once()];
  expect(new Set(given.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(await news()).toBe('Asha Patil gave a file');
  await give(visit, fileOf(pdf, 'texts.pdf'), 'For the other page');
  await give(visit, fileOf(`${pdf}, mended`, 'texts.pdf'), 'The texts');
  expect((await room()).files.map(({ note }) => note)).toEqual([
    'The texts',
    'For the other page',
    'The texts',
  ]);
  // What came again lies nowhere.
  expect(await lying()).toBe(before + 3);
});

test('a version is approved once, as it was shown; a later one replaces it, and what is owed follows', async () => {
  const { id, visit, other, room, show, answer, news } = await begin('versions.room@example.com');
  expect((await show({ file: fileOf(png, 'draft.png') })).status).toBe(204);
  const [first] = (await room()).versions;
  expect(first).toMatchObject({ step: 2, number: 1, isCurrent: true, as: 'picture', sha256: hash(png) });
  expect(await site.mine(visit)).toMatchObject([{ awaited: [2] }]);

  // Who asks for changes says which.
  const pin = { x: 250, y: 1_000, text: 'Larger, please' };
  const versionId = first?.id ?? '';
  for (const [reply, field] of [
    [{ answer: 'changes' }, 'note'],
    [{ answer: 'changes', pins: [{ ...pin, x: 1_001 }] }, 'pins.0.x'],
    [{ answer: 'changes', pins: [{ ...pin, text: ' ' }] }, 'pins.0.text'],
  ] as const)
    expect(await answer(versionId, reply)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  expect((await answer(versionId, { answer: 'approved' }, other)).status).toBe(404);
  // What no database takes is refused before it gets there.
  for (const text of ['\u0000', 'a \ud800 b'])
    expect((await answer(versionId, { answer: 'changes', pins: [{ ...pin, text }] })).status).toBe(422);
  const told = await hearWebhooks(site.ctx);
  expect((await answer(versionId, { answer: 'changes', pins: [pin] })).status).toBe(200);
  expect((await answer(versionId, { answer: 'approved' })).status).toBe(409);
  expect(await told('project.answered')).toEqual([
    ['project.answered', { projectId: id, fileId: versionId, answer: 'changes' }],
  ]);
  expect(await site.mine(visit)).toMatchObject([{ awaited: [] }]);
  expect(await news()).toBe('Asha Patil asks for changes');

  expect((await show({ file: fileOf(pdf, 'draft.pdf') })).status).toBe(204);
  const address = 'https://draft.example.com/home';
  for (const wrong of ['javascript:alert(1)', 'http://draft.example.com'])
    expect((await show({ address: wrong })).status).toBe(422);
  expect((await show({ address })).status).toBe(204);
  const [, replaced, latest] = (await room()).versions;
  expect(replaced).toMatchObject({ number: 2, isCurrent: false, as: 'pdf', answer: null });
  expect(latest).toMatchObject({ number: 3, isCurrent: true, as: 'address', address, sha256: hash(address) });
  expect(await answer(replaced?.id ?? '', { answer: 'approved' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('later version') },
  });
  // Only a picture takes comments.
  expect((await answer(latest?.id ?? '', { answer: 'changes', pins: [pin] })).status).toBe(422);
  // Twenty at once, and one more where no answer came, are one answer; another one is refused.
  const yes = () => answer(latest?.id ?? '', { answer: 'approved', note: 'Good' });
  const all = [...(await Promise.all(Array.from({ length: 20 }, yes))), await yes()];
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await answer(latest?.id ?? '', { answer: 'approved', note: 'Bad' })).status).toBe(409);
  expect(await told('project.answered')).toHaveLength(2);
  expect(await site.mine(visit)).toMatchObject([{ awaited: [] }]);

  type Office = {
    versions: { answer: string | null; pins: object[]; answeredAt: string; staffName: string }[];
  };
  const { versions } = (await owner<Office>('GET', `/staff/projects/${id}`)).body;
  expect(versions).toMatchObject([
    { answer: 'changes', pins: [pin], staffName: 'owner' },
    { answer: null, pins: [] },
    { answer: 'approved', answerNote: 'Good', answeredAt: expect.any(String) },
  ]);
  // What was answered stays; what was not can be taken back.
  expect((await owner('DELETE', `/staff/projects/${id}/files/${latest?.id}`)).status).toBe(409);
  expect((await owner('DELETE', `/staff/projects/${id}/files/${replaced?.id}`)).status).toBe(204);
});

test('a customer is told by mail once of what was given since they were told last', async () => {
  const { id, email, hand, show } = await begin('told.room@example.com');
  const tell = () => writeFilesMail.run(site.ctx, { projectId: id });
  const mails = async () =>
    (await messagesTo(site.ctx, email)).filter(({ subject }) =>
      /^(New files|For your approval)/.test(subject),
    );
  await hand(fileOf(pdf, 'guide.pdf'));
  await hand(fileOf(png, 'photo.png'));
  await Promise.all([tell(), tell()]);
  await tell();
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  for (const name of ['guide.pdf', 'photo.png', `/project/${id}`]) expect(first?.text).toContain(name);
  await show({ file: fileOf(png, 'draft.png') });
  await tell();
  const [, second] = await mails();
  expect(second?.subject).toMatch(/^For your approval: Website for a sari shop/);
  expect(second?.text).toContain('Design: Version 1');
  expect(second?.text).not.toContain('guide.pdf');
});

test('what was given goes with the person, from where uploads lie too', async () => {
  const { id, email, visit, give, hand } = await begin('gone.room@example.com');
  await give(visit, fileOf(pdf, 'mine.pdf'));
  await hand(fileOf(pdf, 'ours.pdf'));
  const stored = await site.db.select().from(projectFiles).where(eq(projectFiles.projectId, id));
  expect(stored).toHaveLength(2);
  await eraseProjects(site.ctx, { customerId: v7(), emails: [email] });
  const [own] = await site.db
    .execute<{ customer_id: string }>(sql`select customer_id from projects where id = ${id}`)
    .then(({ rows }) => rows);
  if (own?.customer_id) await eraseProjects(site.ctx, { customerId: own.customer_id, emails: [email] });
  expect(await site.db.$count(projectFiles, eq(projectFiles.projectId, id))).toBe(0);
  const { rows } = await site.db.execute<{ data: { names: string[] } }>(
    sql`select data from pgboss.job where name = 'remove-files'`,
  );
  expect(rows.flatMap(({ data }) => data.names)).toEqual(
    expect.arrayContaining(stored.map(({ storedName }) => storedName)),
  );
});

test('who has no account sees what is made for them among their data, and takes it along when they erase that', async () => {
  const email = 'no.account.room@example.com';
  const offer = await site.accepted(email, ['Website Development']);
  const its = eq(projects.quotationId, offer.id);
  const [project] = await site.db.select().from(projects).where(its);
  const path = `/staff/projects/${project?.id}`;
  expect((await owner('PATCH', path, { needs: 'The photos of Asha’s shop' })).status).toBe(204);
  expect((await owner('POST', `${path}/files`, form({ file: fileOf(pdf, 'ours.pdf') }))).status).toBeLessThan(
    300,
  );
  expect(
    (await owner('POST', `${path}/handovers`, { kind: 'domain', title: 'saris.example' })).status,
  ).toBeLessThan(300);
  const { handovers } = (await owner<{ handovers: { id: string }[] }>('GET', path)).body;
  const given = { handedOn: '2026-11-20', handedTo: 'Asha Patil' };
  expect((await owner('PATCH', `${path}/handovers/${handovers[0]?.id}`, given)).status).toBeLessThan(300);

  await site.db.update(projects).set({ state: 'done' }).where(its);
  const visit = site.browser();
  await visit('POST', '/my-data/code', { email });
  const code = await site.codeFor(email);
  expect((await visit('POST', '/my-data/proof', { email, code })).status).toBe(200);
  expect((await visit('GET', '/my-data/kept')).body).toMatchObject({
    projects: [{ state: 'done', files: [{ name: 'ours.pdf' }], handovers: [given] }],
  });
  expect((await visit('DELETE', '/my-data/kept')).status).toBe(200);
  expect(await site.db.select().from(projects).where(its)).toMatchObject([
    { service: 'Website Development', name: '', email: '', phone: '', needs: '' },
  ]);
  const ofProject = project?.id ?? '';
  expect(await site.db.$count(projectFiles, eq(projectFiles.projectId, ofProject))).toBe(0);
  expect(
    await site.db.select().from(projectHandovers).where(eq(projectHandovers.projectId, ofProject)),
  ).toMatchObject([{ title: 'saris.example', handedTo: '' }]);
  // Nothing is erased from the audit: it says what was done, and nothing of who they are.
  const rows = await site.db.select().from(auditLog).where(eq(auditLog.subjectId, ofProject));
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/Asha|ours\.pdf/);
});
