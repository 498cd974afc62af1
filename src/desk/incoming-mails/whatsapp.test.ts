import { eq, inArray, like, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { purgeStrayMails } from '#agency/incoming-mails/forget-incoming.ts';
import { purgeQuietNumbers } from '#agency/whatsapp/numbers.ts';
import { whatsappNumbers } from '#agency/whatsapp/table.server.ts';
import { exportByAddress } from '#desk/personal-data/export-by-address.ts';
import { eraseLeadsOf } from '#sales/leads/trash/erase-leads-of.ts';
import { aNote, nowSeconds, openApproved, type WhatsAppSite } from '#desk/whatsapp/test-whatsapp.ts';
import { whatsAppKeys } from '#sandbox/whatsapp/serve-whatsapp.ts';
import { tellOfMail } from './jobs/tell-of-mail.ts';

let shop: WhatsAppSite;
beforeAll(async () => {
  shop = await openApproved({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());

const noticesWaiting = async () => {
  const { rows } = await shop.db.execute(sql`select 1 from pgboss.job where name = 'incoming-mail-notice'`);
  return rows.length;
};

test('the address is given to WhatsApp with its token, and believed with its signature over every byte alone', async () => {
  const { carrier, get, tell } = shop;
  const verifying = (token: string) =>
    get(`/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`);
  expect((await verifying('somebody-elses-token')).status).toBe(404);
  const answer = await verifying(whatsAppKeys.verifyToken);
  expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
  const { body, headers } = carrier.call({ notes: [aNote('wamid.forged')] });
  const post = (sent: string, own: Record<string, string> = headers) =>
    shop.product.app.request('/webhooks/whatsapp', { method: 'POST', headers: own, body: sent });
  expect((await post(`${body} `)).status).toBe(404);
  expect((await post(body, { 'Content-Type': 'application/json' })).status).toBe(404);
  expect((await tell({ notes: [aNote('wamid.forged')] }, 'another-secret')).status).toBe(404);
  expect((await post(`"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413);
  expect(await shop.db.$count(incomingMails, eq(incomingMails.messageId, 'wamid.forged'))).toBe(0);
  // Signed, and nothing that we understand: they would send it again for a week.
  const odd = carrier.call({ notes: [aNote('wamid.odd', { from: 'nobody', text: 'x' })] });
  expect((await post(odd.body, odd.headers)).status).toBe(200);
  let last = 0;
  for (let i = 0; i < 32; i++) last = (await post(`${body} `)).status;
  expect(last).toBe(429);
});

test('what somebody writes stands once on the page of whose number it is; of nobody’s staff say whose', async () => {
  const { tell, file, owner } = shop;
  const leadId = await file({ name: 'Asha', phone: '9000055001', status: 'new' });
  const notices = await noticesWaiting();
  for (let i = 0; i < 2; i++)
    expect(
      (await tell({ notes: [aNote('wamid.1'), aNote('wamid.2', { text: 'When can you call?' })] })).status,
    ).toBe(200);
  expect((await shop.answersOn(leadId)).map(({ text }) => text)).toEqual(['When can you call?', 'Namaste']);
  // Whoever is told of the first looks at the others too.
  expect(await noticesWaiting()).toBe(notices + 1);
  const today = await owner<{ data: { kind: string; path: string; reason: string }[] }>(
    'GET',
    '/staff/today',
  );
  expect(today.body.data.filter(({ kind }) => kind === 'mail')[0]).toMatchObject({
    path: `/leads/${leadId}/show`,
    reason: 'Waits for us since they wrote on WhatsApp: Namaste',
  });

  await tell({ notes: [aNote('wamid.3', { from: '919000055099', text: 'Is this the agency?' })] });
  type Listed = { data: { id: string; strayBecause: string; channel: string }[] };
  const [stray] = (await owner<Listed>('GET', '/staff/incoming-mails?state=waiting&stray=true')).body.data;
  expect(stray).toMatchObject({ channel: 'whatsapp', strayBecause: 'Nobody is known by this number' });
  const late = await file({ name: 'Came later', phone: '9000055099', status: 'new' });
  const path = `/staff/incoming-mails/${stray?.id}`;
  expect((await owner('GET', path)).body).toMatchObject({ candidates: [{ kind: 'lead', id: late }] });
  expect((await owner('POST', `${path}/place`, { kind: 'lead', id: late })).status).toBe(204);
  expect(await shop.answersOn(late)).toMatchObject([{ text: 'Is this the agency?', channel: 'whatsapp' }]);
});

test('a number that a merged lead gave up leads on to where it went; of strays nobody was told, so of the first of a lead somebody is', async () => {
  const { tell, file, owner, db } = shop;
  const [a, b, c] = [
    await file({ name: 'Asha', phone: '9000055011', status: 'new', phoneComplete: true }),
    await file({ name: 'Asha', phone: '9000055012', status: 'new', phoneComplete: true }),
    await file({ name: 'Asha', phone: '9000055013', status: 'new', phoneComplete: true }),
  ];
  for (const [from, into] of [
    [a, b],
    [b, c],
  ])
    expect((await owner('POST', `/staff/leads/${from}/merge`, { intoId: into })).status).toBe(204);
  const from = '919000055011';
  await tell({ notes: [aNote('wamid.merged', { from })] });
  expect((await shop.answersOn(c)).map(({ text }) => text)).toEqual(['Namaste']);

  // Where one goes on with that number, it is theirs; staff are offered both.
  const own = await file({ name: 'Asha P', phone: '9000055011', status: 'new' });
  await tell({ notes: [aNote('wamid.own', { from, text: 'And this?' })] });
  expect((await shop.answersOn(own)).map(({ text }) => text)).toEqual(['And this?']);
  const stray = { leadId: null, strayBecause: 'Nobody is known by this number' };
  const [mail] = await db
    .update(incomingMails)
    .set(stray)
    .where(eq(incomingMails.messageId, 'wamid.own'))
    .returning({ id: incomingMails.id });
  const { body } = await owner<{ candidates: { id: string }[] }>('GET', `/staff/incoming-mails/${mail?.id}`);
  expect(body.candidates.map(({ id }) => id).sort()).toEqual([c, own].sort());

  await db.delete(incomingMails).where(eq(incomingMails.messageId, 'wamid.merged'));
  const notices = await noticesWaiting();
  for (const id of ['wamid.first', 'wamid.second']) await tell({ notes: [aNote(id, { from })] });
  expect(await noticesWaiting()).toBe(notices + 1);
});

test('what somebody writes stands on the lead that is worked on, though a program has typed their number since', async () => {
  const { tell, file } = shop;
  const phone = '9000055071';
  const lead = await file({ name: 'Asha', phone, status: 'contacted' });
  for (const status of ['suspected', 'junk'] as const) await file({ name: 'Robot', phone, status });
  await tell({ notes: [aNote('wamid.worked-on', { from: `91${phone}`, text: 'Yes, please' })] });
  expect((await shop.answersOn(lead)).map(({ text }) => text)).toEqual(['Yes, please']);
});

test('a number of two leads: who answers one has answered the number, and of what comes to the other somebody is told', async () => {
  const { tell, file, owner } = shop;
  const phone = '9000055031';
  const write = (id: string) => tell({ notes: [aNote(`wamid.two.${id}`, { from: `91${phone}` })] });
  const waiting = async () =>
    (await owner<{ waiting: number }>('GET', `/staff/whatsapp-numbers/${phone}`)).body.waiting;
  await file({ name: 'Earlier', phone, status: 'new', phoneComplete: true });
  await write('1');
  const later = await file({ name: 'Later', phone, status: 'new', phoneComplete: true });
  const notices = await noticesWaiting();
  await write('2');
  await write('3');
  expect(await noticesWaiting()).toBe(notices + 1);
  expect(await waiting()).toBe(3);
  const said = { key: v7(), how: 'answer', text: 'We call you' };
  expect((await owner('POST', `/staff/leads/${later}/whatsapp`, said)).status).toBe(204);
  expect(await waiting()).toBe(0);
});

test('with the last lead of a number goes what is known of it; a STOP stays, so that it is kept to', async () => {
  const { tell, file, db, ctx } = shop;
  const write = (phone: string, text: string) =>
    tell({ notes: [aNote(`wamid.gone.${phone}`, { from: `91${phone}`, text, at: nowSeconds() - 60 })] });
  const email = 'gone@example.com';
  for (const phone of ['9000055501', '9000055502', '9000055503']) await file({ name: 'Gone', phone, email });
  await file({ name: 'Their brother', phone: '9000055503', email: 'brother@example.com' });
  await write('9000055501', 'Hello');
  await write('9000055502', 'STOP');
  await write('9000055503', 'Hello');
  // A code to the address proves no number.
  expect(await exportByAddress(ctx, { email, customerId: null })).toMatchObject({
    messages: [],
    writtenMails: [],
  });
  await tell({ notes: [aNote('wamid.old', { from: '919000055504', at: nowSeconds() - 31 * 86_400 })] });
  // Their agreement was taken back, and they never wrote.
  await db.insert(whatsappNumbers).values({ number: '919000055505' });
  await purgeQuietNumbers(ctx);
  const quiet = ['919000055504', '919000055505'];
  expect(await db.$count(whatsappNumbers, inArray(whatsappNumbers.number, quiet))).toBe(0);
  await eraseLeadsOf(ctx, email);
  const left = await db
    .select()
    .from(whatsappNumbers)
    .where(like(whatsappNumbers.number, '9190000555%'))
    .orderBy(whatsappNumbers.number);
  expect(left).toMatchObject([
    { number: '919000055502', name: '', wroteAt: null, stoppedAt: expect.any(Date) },
    { number: '919000055503', name: 'Asha P' },
  ]);
  expect(await db.$count(incomingMails, eq(incomingMails.messageId, 'wamid.gone.9000055501'))).toBe(0);
});

test('with what somebody wrote goes what the office was told of it, in their words and with their number', async () => {
  const { tell, file, db, ctx } = shop;
  const [phone, email] = ['9000055701', 'quoted@example.com'];
  await file({ name: 'Quoted', phone, email, status: 'new' });
  await tell({ notes: [aNote('wamid.quoted', { from: `91${phone}`, text: 'My shop burnt down' })] });
  const [mail] = await db.select().from(incomingMails).where(eq(incomingMails.messageId, 'wamid.quoted'));
  await tellOfMail.run(ctx, { mailId: mail?.id as string });
  const notices = () => db.$count(messages, like(messages.text, '%My shop burnt down%'));
  expect(await notices()).toBe(1);
  await eraseLeadsOf(ctx, email);
  expect(await notices()).toBe(0);
});

test('a number that somebody types into a form opens nobody else’s talk, and erases none of it', async () => {
  const { tell, file, owner, db, ctx, browser, codeFor } = shop;
  const [phone, number, email] = ['9000055601', '919000055601', 'stranger@example.com'];
  await file({ name: 'Whose it is', phone, email: '', status: 'new' });
  const typed = await file({ name: 'A stranger', phone, email, status: 'new' });
  await tell({ notes: [aNote('wamid.private', { from: number, text: 'My card is lost' })] });
  const said = { key: v7(), how: 'answer', text: 'We look after it' };
  expect((await owner('POST', `/staff/leads/${typed}/whatsapp`, said)).status).toBe(204);
  const visit = browser();
  await visit('POST', '/my-data/code', { email });
  await visit('POST', '/my-data/proof', { email, code: await codeFor(email) });
  const seen = JSON.stringify((await visit('GET', '/my-data/kept')).body);
  expect(seen).toContain('A stranger');
  for (const theirs of ['My card is lost', 'We look after it']) expect(seen).not.toContain(theirs);

  expect((await visit('DELETE', '/my-data/kept')).status).toBe(200);
  const came = await db.select().from(incomingMails).where(eq(incomingMails.fromAddress, number));
  expect(came).toMatchObject([{ text: 'My card is lost', leadId: null }]);
  const sent = await db.select().from(messages).where(eq(messages.recipient, number));
  expect(sent).toMatchObject([{ text: 'We look after it', leadId: null }]);
  // It was answered: no night takes it, as long as whose it is are known.
  await db.update(incomingMails).set({ handledAt: sql`now() - interval '40 days'` });
  await purgeStrayMails(ctx);
  expect(await db.$count(incomingMails, eq(incomingMails.fromAddress, number))).toBe(1);
});

test('who writes from abroad is answered where they wrote from, and is known there once staff said whose it is', async () => {
  const { tell, file, owner, db, ctx, deliver, carrier } = shop;
  const from = '971501234567';
  await tell({ notes: [aNote('wamid.abroad', { from, name: 'Omar', text: 'Do you work for Dubai?' })] });
  const idOf = async (messageId: string) =>
    (await db.select().from(incomingMails).where(eq(incomingMails.messageId, messageId)))[0]?.id ?? '';
  const path = `/staff/incoming-mails/${await idOf('wamid.abroad')}`;
  expect((await owner('GET', path)).body).toMatchObject({
    strayBecause: 'Nobody is known by this number',
    answerUntil: expect.any(String),
  });
  const answer = { key: v7(), text: 'Yes, we do.' };
  expect((await owner('POST', `${path}/answer`, { ...answer, text: ' ' })).status).toBe(422);
  for (let i = 0; i < 2; i++) expect((await owner('POST', `${path}/answer`, answer)).status).toBe(204);
  const sent = () => db.select().from(messages).where(eq(messages.recipient, from));
  expect(await sent()).toMatchObject([{ channel: 'whatsapp', text: 'Yes, we do.', leadId: null }]);
  await deliver();
  expect(carrier.taken.at(-1)).toMatchObject({ to: from });
  expect((await owner('GET', path)).body).toMatchObject({ handledBy: 'Owner' });

  // Theirs by now: what comes next stands on the lead, and answering it is a contact.
  const email = 'omar@example.com';
  const leadId = await file({ name: 'Omar', phone: '+971 50 123 4567', phoneComplete: false, email, status: 'new' }); // prettier-ignore
  expect((await owner('POST', `${path}/place`, { kind: 'lead', id: leadId })).status).toBe(204);
  await tell({ notes: [aNote('wamid.abroad.2', { from, text: 'And the price?' })] });
  expect((await shop.answersOn(leadId)).map(({ text }) => text)).toEqual([
    'And the price?',
    'Do you work for Dubai?',
  ]);
  const next = `/staff/incoming-mails/${await idOf('wamid.abroad.2')}`;
  const price = { key: v7(), text: 'From ₹ 40,000.' };
  expect((await owner('POST', `${next}/answer`, price)).status).toBe(204);
  expect((await owner('GET', `/staff/leads/${leadId}`)).body).toMatchObject({
    status: 'contacted',
    firstContactAt: expect.any(String),
  });
  expect((await sent()).map((one) => one.leadId)).toContain(leadId);

  // Nothing goes after their STOP, nor once a day has passed.
  await tell({ notes: [aNote('wamid.abroad.3', { from, text: 'STOP' })] });
  expect((await owner('GET', path)).body).toMatchObject({ answerUntil: null });
  expect((await owner('POST', `${path}/answer`, { key: v7(), text: 'Sorry' })).status).toBe(409);
  const other = '6591234567';
  await tell({ notes: [aNote('wamid.abroad.4', { from: other, at: nowSeconds() - 90_000 })] });
  const late = `/staff/incoming-mails/${await idOf('wamid.abroad.4')}`;
  expect((await owner('GET', late)).body).toMatchObject({ answerUntil: null });
  expect((await owner('POST', `${late}/answer`, { key: v7(), text: 'Hello' })).status).toBe(409);

  // Erased, nothing is left of the talk, before it had a lead too; but the STOP is kept to.
  await eraseLeadsOf(ctx, email);
  expect(await sent()).toEqual([]);
  expect(await db.$count(incomingMails, eq(incomingMails.fromAddress, from))).toBe(0);
  expect(await db.select().from(whatsappNumbers).where(eq(whatsappNumbers.number, from))).toMatchObject([
    { name: '', stoppedAt: expect.any(Date) },
  ]);
  expect(await db.$count(incomingMails, eq(incomingMails.fromAddress, other))).toBe(1);
});
