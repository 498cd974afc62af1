import { setTimeout as wait } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { purgeStrayMails } from '#agency/incoming-mails/forget-incoming.ts';
import { inboxState } from '#agency/incoming-mails/inbox-state.ts';
import { incomingMails, mailboxes, unreachableAddresses } from '#agency/incoming-mails/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { OutOfSpace } from '#kit/errors.ts';
import type { Inbox } from '#kit/ports/inbox.ts';
import type { Mail } from '#kit/ports/mail.ts';
import { patience } from '#kit/test-patience.ts';
import { answersToUs } from '#agency/messages/answers-to-us.ts';
import { staff } from '#agency/staff/table.server.ts';
import { answerAddress } from '#agency/messages/answer-tokens.ts';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { leads } from '#sales/leads/table.server.ts';
import { aLead } from '#office/test-office.ts';
import { tellOfMail } from './jobs/tell-of-mail.ts';
import { takeInMail } from './take-in-mail.ts';
import { rawMail } from './test-mails.ts';
import { watchInbox } from './watch-inbox.ts';

let accounts: Accounts;
let office: ReturnType<Accounts['browser']>;
beforeAll(async () => {
  accounts = await openAccounts();
  office = await accounts.owner();
});
afterAll(() => accounts.close());

const take = (name: string, values: Record<string, string> = {}) =>
  takeInMail(accounts.ctx, { raw: rawMail(name, values), cut: false });

/** A lead whom the office has written to. @returns the lead, and the id of the mail */
async function writtenTo(email: string, over: Parameters<typeof aLead>[0] = {}) {
  const lead = aLead({ name: 'Meera Rao', email, status: 'new', ...over });
  await accounts.db.insert(leads).values(lead);
  const sent = await office('POST', `/staff/leads/${lead.id}/mail`, {
    key: v7(),
    subject: 'Your website',
    text: 'Does Friday suit you?',
  });
  expect(sent.status).toBe(204);
  const [mail] = await accounts.db
    .select()
    .from(messages)
    .where(eq(messages.leadId, lead.id as string));
  return { leadId: lead.id as string, id: mail?.id ?? '' };
}

type Timeline = { body: { status: string; timeline: Record<string, unknown>[] } };
const answersOn = async (leadId: string) =>
  ((await office('GET', `/staff/leads/${leadId}`)) as unknown as Timeline).body.timeline.filter(
    ({ kind }) => kind === 'answer',
  );
const mailsToday = async () =>
  (
    await office<{ data: { kind: string; id: string; path: string; reason: string }[] }>(
      'GET',
      '/staff/today',
    )
  ).body.data.filter(({ kind }) => kind === 'mail');

test('an answer stands on the lead’s timeline as plain text, once, with its files; it waits until somebody answers', async () => {
  const { leadId, id } = await writtenTo('Meera.Rao@example.org');
  expect(await take('gmail-reply', { id })).toBe('answer');
  expect(await take('gmail-reply', { id })).toBe('known');
  const [answer, ...more] = await answersOn(leadId);
  expect(more).toEqual([]);
  expect(answer).toMatchObject({
    fromAddress: 'meera.rao@example.org',
    fromName: 'Meera Rao',
    subject: 'Re: Your website – नमस्ते',
    text: 'Yes, Friday suits us. धन्यवाद!\n\nMeera',
    files: [{ name: 'brief.pdf' }],
    filesLeft: ['setup.exe: neither a PDF nor a picture'],
    handledAt: null,
  });
  expect(answer?.quoted).toMatch(/^On Wed.*\n<hello@example.com> wrote:\n\n> Hello Meera,/);
  const [file] = (answer?.files ?? []) as { id: string }[];
  const opened = await office('GET', `/staff/incoming-mails/${String(answer?.id)}/files/${file?.id}`);
  expect(opened.headers.get('Content-Disposition')).toContain('attachment');
  expect(String(opened.body)).toContain('a brief of our own');

  // Whoever is told may answer from their own mailbox, too.
  await tellOfMail.run(accounts.ctx, { mailId: String(answer?.id) });
  await tellOfMail.run(accounts.ctx, { mailId: String(answer?.id) });
  const notices = await accounts.db
    .select()
    .from(messages)
    .where(eq(messages.subject, 'An answer to our mail'));
  expect(notices).toMatchObject([{ recipient: 'owner@example.com', replyTo: 'meera.rao@example.org' }]);
  expect(notices[0]?.text).toContain('Yes, Friday suits us.');

  expect(await mailsToday()).toMatchObject([{ path: `/leads/${leadId}/show` }]);
  await office('POST', `/staff/leads/${leadId}/contacts`, { channel: 'call', outcome: 'spoke' });
  expect(await mailsToday()).toEqual([]);
  expect((await answersOn(leadId))[0]).toMatchObject({ handledBy: 'Owner' });
});

test('what a machine writes waits for nobody, and is kept only where it answers us', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000001' });
  expect(await take('out-of-office', { id })).toBe('automatic');
  expect(await answersOn(leadId)).toMatchObject([{ automatic: true, text: 'I am away until Monday.' }]);
  expect(await mailsToday()).toEqual([]);
  expect(await take('newsletter')).toBe('ignored');
  expect(await take('newsletter', { id })).toBe('ignored');
});

test('an answer from another address is nobody’s until staff say whose it is; what we send ourselves is not taken in', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000002' });
  expect(await take('forwarded-answer', { id })).toBe('stray');
  expect(await answersOn(leadId)).toEqual([]);
  type Listed = { data: { id: string; strayBecause: string }[] };
  const [stray] = (await office<Listed>('GET', '/staff/incoming-mails?state=waiting&stray=true')).body.data;
  expect(stray?.strayBecause).toBe('It answers our mail to meera.rao@example.org, from another address');
  const path = `/staff/incoming-mails/${stray?.id}`;
  expect((await office('GET', path)).body).toMatchObject({
    answered: { subject: 'Your website' },
    candidates: [{ kind: 'lead', id: leadId }],
  });
  expect((await office('POST', `${path}/place`, { kind: 'lead', id: v7() })).status).toBe(404);
  expect((await office('POST', `${path}/place`, { kind: 'lead', id: leadId })).status).toBe(204);
  expect((await office('POST', `${path}/place`, { kind: 'lead', id: leadId })).status).toBe(404);
  expect(await answersOn(leadId)).toMatchObject([{ fromAddress: 'ravi@example.net' }]);
  const [waiting] = await mailsToday();
  expect(waiting?.id).toBe(`mail:${stray?.id}`);
  expect((await office('PATCH', path, { handled: true })).status).toBe(204);
  expect(await mailsToday()).toEqual([]);

  const asUs = new TextDecoder()
    .decode(rawMail('forwarded-answer', { id: v7() }))
    .replace('ravi@example.net', 'owner@example.com')
    .replace('colleague-1@mail.example.net', `${v7()}@localhost`)
    .replace(/In-Reply-To: .*\r\n/, '');
  expect(await takeInMail(accounts.ctx, { raw: new TextEncoder().encode(asUs), cut: false })).toBe('ours');
  const junk = new Uint8Array([0, 255, 1, 254]);
  expect(await takeInMail(accounts.ctx, { raw: junk, cut: false })).toBe('unreadable');
});

test('a customer answers by mail in their help request, known by the token of the address where a carrier changed the ids', async () => {
  const visit = await accounts.customer('asha@example.org', 'Asha Pillai');
  const { id: requestId } = (
    await visit<{ id: string }>('POST', '/help', { name: 'Asha', student_id: '', remark: 'Slow site' })
  ).body;
  await office('POST', `/staff/help-requests/${requestId}/replies`, { text: 'It is fast now' });
  const mail = (await accounts.mailsTo('asha@example.org')).at(-1);

  // Where answers are read, a mail to the outside asks for them there; a notice to the staff does not.
  const sent: Parameters<Mail['send']>[0][] = [];
  const port: Mail = {
    send: async (one) => void sent.push(one),
    answersTo: (id) => answerAddress('answers+*@example.com', id),
  };
  const [notice] = (await accounts.mailsTo('owner@example.com')).filter(
    ({ replyTo }) => replyTo === visit.email,
  );
  for (const id of [mail?.id, notice?.id])
    await deliverMessage({ ...accounts.ctx, mail: port }, { messageId: id ?? '' });
  const token = (mail?.id ?? '').replaceAll('-', '');
  expect(sent.map(({ replyTo }) => replyTo)).toEqual([`answers+${token}@example.com`, 'asha@example.org']);

  expect(await take('outlook-reply', { token })).toBe('answer');
  const thread = await office<{ status: string; messages: { text: string }[] }>(
    'GET',
    `/staff/help-requests/${requestId}`,
  );
  expect(thread.body).toMatchObject({
    status: 'open',
    messages: [
      { text: 'Slow site' },
      { text: 'It is fast now', staffName: 'Owner' },
      { text: 'Still slow – since Monday.', staffName: null, quoted: expect.stringContaining('fast now') },
    ],
  });
  expect(JSON.stringify(thread.body)).not.toMatch(/evil|color:red|<b>/);
  expect((await accounts.mailsTo('owner@example.com')).at(-1)?.subject).toBe(
    `Help request from ${visit.code}`,
  );
  // It waits as the help request does, and stands on the customer, too.
  expect(await mailsToday()).toEqual([]);
  expect((await office('GET', `/staff/customers/${visit.id}`)).body).toMatchObject({
    mails: [{ helpRequestId: requestId }],
  });
  const file = { id: v7(), name: 'menu.pdf', storedName: 'menu', bytes: 3, sha256: '' };
  const mine = eq(incomingMails.helpRequestId, requestId);
  await accounts.db
    .update(incomingMails)
    .set({ files: [file] })
    .where(mine);
  const kept = await visit<{ requests: { status: string; messages: object[] }[] }>('GET', '/account/help');
  expect(kept.body.requests).toMatchObject([
    {
      status: 'open',
      messages: [
        { ours: false },
        { ours: true, text: 'It is fast now' },
        { ours: false, files: ['menu.pdf'] },
      ],
    },
  ]);
});

test('who has left hears of nothing and writes as anybody does; what they wrote to customers stays ours', async () => {
  const gone = { id: v7(), email: 'gone@agency.example', name: 'Gone', role: 'sales' as const };
  await accounts.db.insert(staff).values({ ...gone, passwordHash: 'none', active: false });
  const { leadId, id } = await writtenTo('meera.rao@example.org', {
    phone: '9000000006',
    assignedTo: gone.id,
  });
  await accounts.db.update(messages).set({ replyTo: gone.email }).where(eq(messages.id, id));
  const changed = (name: string, from: string, to: string, values = {}) =>
    new TextEncoder().encode(new TextDecoder().decode(rawMail(name, values)).replace(from, to));
  const raw = changed('gmail-reply', 'CAF-first', 'CAF-left', { id });
  expect(await takeInMail(accounts.ctx, { raw, cut: false })).toBe('answer');
  const [answer] = await answersOn(leadId);
  const mailId = String(answer?.id);
  await tellOfMail.run(accounts.ctx, { mailId });
  const told = await accounts.db
    .select({ recipient: messages.recipient })
    .from(messages)
    .where(like(messages.dedupeKey, `incoming-mail:${mailId}:%`));
  expect(told).toEqual([{ recipient: 'owner@example.com' }]);

  const theirs = changed('forwarded-answer', 'ravi@example.net', gone.email);
  const written = new TextDecoder().decode(theirs).replace('colleague-1', 'left-1');
  expect(await takeInMail(accounts.ctx, { raw: new TextEncoder().encode(written), cut: false })).toBe(
    'stray',
  );
  // They may become customers, of whom the office is told as of anybody.
  const notice = { replyTo: gone.email, recipient: 'owner@example.com' };
  expect(await answersToUs(accounts.ctx, notice)).toBe(false);
  expect(await answersToUs(accounts.ctx, { ...notice, recipient: 'meera.rao@example.org' })).toBe(true);
});

test('an answer to a mail from before the agency changed its address is an answer still', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000007' });
  const { body: before } = await office<{ email: string }>('GET', '/staff/settings');
  await accounts.db.update(messages).set({ replyTo: before.email }).where(eq(messages.id, id));
  const save = (settings: object) => office('PUT', '/staff/settings', settings, { 'If-Match': '*' });
  for (const email of ['once@agency.example', 'now@agency.example'])
    expect((await save({ ...before, email })).status).toBe(200);
  const raw = new TextDecoder().decode(rawMail('gmail-reply', { id })).replace('CAF-first', 'CAF-moved');
  expect(await takeInMail(accounts.ctx, { raw: new TextEncoder().encode(raw), cut: false })).toBe('answer');
  expect(await answersOn(leadId)).toHaveLength(1);
  await save(before);
});

test('a mail that comes back for good marks its address, which a mail from there or a new address clears', async () => {
  const { leadId, id } = await writtenTo('gone@example.org', { phone: '9000000003' });
  const known = async () =>
    (
      await office<{ unreachable: object | null }>(
        'GET',
        '/staff/unreachable-addresses?address=Gone@example.org',
      )
    ).body.unreachable;
  expect(await take('bounce', { id, to: 'somebody-else@example.org', status: '5.1.1' })).toBe('ignored');
  expect(await take('bounce', { id, to: 'gone@example.org', status: '4.4.1' })).toBe('ignored');
  expect(await take('bounce', { id: v7(), to: 'gone@example.org', status: '5.1.1' })).toBe('ignored');
  expect(await known()).toBeNull();
  expect(await take('bounce', { id, to: 'gone@example.org', status: '5.1.1' })).toBe('bounce');
  expect(await known()).toMatchObject({
    reason: expect.stringContaining('5.1.1 <gone@example.org>: Recipient'),
  });
  const [failed] = await accounts.db.select().from(messages).where(eq(messages.id, id));
  expect(failed).toMatchObject({
    status: 'failed',
    lastError: expect.stringMatching(/^It came back: 550 5\.1\.1/),
  });
  expect(await take('bounce', { id, to: 'gone@example.org', status: '5.1.1' })).toBe('known');

  const text = new TextDecoder().decode(rawMail('forwarded-answer', { id }));
  const alive = text.replace('ravi@example.net', 'gone@example.org').replace('colleague-1', 'alive-1');
  expect(await takeInMail(accounts.ctx, { raw: new TextEncoder().encode(alive), cut: false })).toBe('answer');
  expect(await answersOn(leadId)).toHaveLength(1);
  expect(await known()).toBeNull();
  await accounts.db
    .insert(unreachableAddresses)
    .values({ address: 'mended@example.org', reason: '5.1.1', messageId: v7() });
  const { body } = await office<Record<string, string>>('GET', `/staff/leads/${leadId}`);
  const { name, phone, company, address, pincode, stateCode, service, plan, source, language } = body;
  const facts = { name, phone, company, address, pincode, stateCode, service, plan, source, language };
  const saved = await office(
    'PUT',
    `/staff/leads/${leadId}`,
    { ...facts, email: 'mended@example.org' },
    { 'If-Match': '*' },
  );
  expect(saved.status).toBeLessThan(300);
  expect(await accounts.db.select().from(unreachableAddresses)).toEqual([]);
});

test('with the last who has an address goes that its mails come back, and what its mail server said', async () => {
  const address = 'erased@example.org';
  const { leadId, id } = await writtenTo(address, { phone: '9000000011' });
  const { leadId: otherId } = await writtenTo(address, { phone: '9000000012' });
  expect(await take('bounce', { id, to: address, status: '5.1.1' })).toBe('bounce');
  const erase = async (lead: string) => {
    await office('POST', '/staff/leads/trash', { ids: [lead] });
    expect((await office('POST', '/staff/leads/erase', { ids: [lead] })).body).toEqual({ erased: 1 });
  };
  const kept = async () => [
    await accounts.db.$count(incomingMails, eq(incomingMails.answersId, id)),
    await accounts.db.$count(unreachableAddresses, eq(unreachableAddresses.address, address)),
  ];
  await erase(leadId);
  expect(await kept()).toEqual([0, 1]);
  await erase(otherId);
  expect(await kept()).toEqual([0, 0]);
});

test('an address that the mail server turns away for good is marked like one whose mails come back', async () => {
  const refused = async (email: string, refusal: object) => {
    const { id } = await writtenTo(email, { phone: '9000000005' });
    const port: Mail = { send: () => Promise.reject(Object.assign(new Error('550 No'), refusal)) };
    await deliverMessage({ ...accounts.ctx, mail: port }, { messageId: id });
    const path = `/staff/unreachable-addresses?address=${email}`;
    return (await office<{ unreachable: object | null }>('GET', path)).body.unreachable;
  };
  expect(await refused('spam@example.org', { permanent: true, ofAddress: null })).toBeNull();
  expect(await refused('Nobody@example.org', { permanent: true, ofAddress: '550 5.1.1 No' })).toMatchObject({
    reason: '550 5.1.1 No',
  });
});

test('a mail that is too large comes without its files, and one of nobody is gone a month after it was dealt with', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000004' });
  const text = new TextDecoder().decode(rawMail('gmail-reply', { id })).replace('CAF-first', 'CAF-large');
  const raw = new TextEncoder().encode(text.slice(0, text.indexOf('--inner--') - 40));
  expect(await takeInMail(accounts.ctx, { raw, cut: true })).toBe('answer');
  expect(await answersOn(leadId)).toMatchObject([
    { files: [], filesLeft: ['The mail is larger than 20 MB: its files are in the mailbox only'] },
  ]);

  const stray = (days: number) => ({
    id: v7(),
    messageId: `stray-${days}`,
    fromAddress: 'nobody@example.net',
    fromName: '',
    subject: '',
    text: '',
    quoted: '',
    strayBecause: 'It answers no mail of ours',
    handledAt: new Date(Date.now() - days * 86_400_000),
  });
  await accounts.db.insert(incomingMails).values([stray(29), stray(31)]);
  await purgeStrayMails(accounts.ctx);
  const left = await accounts.db.select().from(incomingMails);
  expect(left.filter(({ fromAddress }) => fromAddress === 'nobody@example.net')).toMatchObject([
    { messageId: 'stray-29' },
  ]);
  expect(await answersOn(leadId)).toHaveLength(1);
});

test('a screenshot that is pasted into the text is kept, a signature’s logo named, and what the quoted part shows is neither', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000007' });
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(20_001)]);
  expect(await take('pasted-picture', { id, screenshot: png.toString('base64') })).toBe('answer');
  expect(await answersOn(leadId)).toMatchObject([
    {
      text: 'This is what I see:',
      files: [{ name: 'screenshot.png' }, { name: 'menu.pdf' }],
      filesLeft: ['logo.png: a small picture in the text'],
    },
  ]);
});

test('a long name of a file that is cut within an emoji keeps its mail no more back than any other', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000009' });
  const text = new TextDecoder().decode(rawMail('gmail-reply', { id })).replace('CAF-first', 'CAF-emoji');
  const raw = text.replaceAll('brief.pdf', `${'a'.repeat(99)}🎉brief.pdf`);
  expect(await takeInMail(accounts.ctx, { raw: new TextEncoder().encode(raw), cut: false })).toBe('answer');
  expect(await answersOn(leadId)).toMatchObject([{ files: [{ name: `${'a'.repeat(99)}.pdf` }] }]);
});

test('where the text part of a mail is blank, what its HTML says is read', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000010' });
  const raw = new TextDecoder()
    .decode(rawMail('gmail-reply', { id }))
    .replace('CAF-first', 'CAF-blank')
    .replace(/Yes, Friday suits us. =E0[^-]*?suit you\?/, '=20');
  expect(await takeInMail(accounts.ctx, { raw: new TextEncoder().encode(raw), cut: false })).toBe('answer');
  expect(await answersOn(leadId)).toMatchObject([{ text: 'Yes, Friday suits us.' }]);
});

test('a full store keeps a mail waiting until there is room; one that fails otherwise is left, which the office is told', async () => {
  const { leadId, id } = await writtenTo('meera.rao@example.org', { phone: '9000000008' });
  const [pdf, exe] = ['JVBERi0xLjQKJSBhIGJyaWVmIG9mIG91ciBvd24KJSVFT0YK', 'TVqQAAMAAAAEAAAA'];
  const reply = (name: string) => {
    const written = new TextDecoder().decode(rawMail('gmail-reply', { id })).replace(exe, pdf);
    return new TextEncoder().encode(written.replace('CAF-first', name));
  };
  const lying = [reply('CAF-full'), reply('CAF-odd'), reply('CAF-behind')];
  const inbox: Inbox = {
    name: 'office@example.com/INBOX',
    async watch({ from, mail, mark, signal }) {
      for (let lastUid = from?.lastUid ?? 0; !signal.aborted;) {
        const raw = lying[lastUid];
        if (raw) await mail({ raw, cut: false });
        if (raw) lastUid += 1;
        await mark({ uidValidity: '1', lastUid });
        await wait(5);
      }
    },
  };
  let tries = 0;
  let isFull = true;
  const files = {
    ...accounts.ctx.files,
    put: async (...file: Parameters<typeof accounts.ctx.files.put>) => {
      tries += 1;
      // There is room for one of two.
      if (isFull && tries % 2 === 0) throw new OutOfSpace();
      if ((await accounts.db.select().from(mailboxes))[0]?.lastUid === 1) throw new Error('Odd');
      await accounts.ctx.files.put(...file);
    },
  };
  const log = { warn: () => {}, error: () => {} };
  const watcher = watchInbox({ ...accounts.ctx, files }, inbox, log, { first: 5, most: 20 });
  await vi.waitUntil(() => tries > 16, patience);
  expect(await answersOn(leadId)).toEqual([]);
  await expect(inboxState(accounts.ctx, inbox)).rejects.toThrow('no room left');
  isFull = false;
  await vi.waitUntil(async () => (await answersOn(leadId)).length === 2, patience);
  await watcher.stop();
  const isTheirs = (name: string) => name.startsWith('mail-');
  const lie = [];
  for await (const { name } of accounts.ctx.files.list()) if (isTheirs(name)) lie.push(name);
  const rows = await accounts.db.select({ files: incomingMails.files }).from(incomingMails);
  const kept = rows.flatMap(({ files }) => files.map(({ storedName }) => storedName)).filter(isTheirs);
  expect(lie.sort()).toEqual(kept.sort());
  expect((await mailsToday()).map(({ reason }) => reason)).toContain('Whose is it? Re: Your website – नमस्ते');
  type Listed = { data: { strayBecause: string; fromAddress: string }[] };
  const { body } = await office<Listed>('GET', '/staff/incoming-mails?state=waiting&stray=true');
  expect(body.data[0]).toMatchObject({
    strayBecause: 'It could not be taken in: Odd',
    fromAddress: 'meera.rao@example.org',
  });
});
