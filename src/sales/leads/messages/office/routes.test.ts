import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../../table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { seedLeadTemplates } from '#sample/lead-templates.ts';
import { aLead, openOffice } from '#office/test-office.ts';

type Template = { id: string; name: string; isSample: boolean };
type Detail = {
  status: string;
  firstContactAt: string | null;
  timeline: { kind: string; staffName?: string; data?: Record<string, string> }[];
  tasks: { title: string; dueAt: string }[];
};

let office: Awaited<ReturnType<typeof openOffice>>;
let asha: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  asha = await office.as('sales', 'Asha');
});
afterAll(() => office.close());
const file = async (over: Parameters<typeof aLead>[0] = {}) => {
  const row = aLead({ dueAt: new Date(), clockNextAt: new Date(), ...over });
  await office.db.insert(leads).values(row);
  return row.id as string;
};
const read = async (id: string) => (await asha<Detail>('GET', `/leads/${id}`)).body;

test('templates are kept with what we know to fill in; one saved is no sample any more', async () => {
  await seedLeadTemplates(office.db);
  await seedLeadTemplates(office.db);
  const { body: samples } = await asha<Template[]>('GET', '/lead-templates');
  expect(samples.map(({ isSample }) => isSample)).toEqual([true, true, true]);
  const input = { name: 'Prices', channel: 'email', subject: 'Our\n prices', text: 'Hello {{ name }}' };
  const made = await asha<Template & { subject: string }>('POST', '/lead-templates', input);
  expect(made).toMatchObject({ status: 201, body: { subject: 'Our prices', isSample: false } });
  const first = samples[0] as Template & { channel: string; subject: string; text: string };
  const { id, name, channel, subject, text } = first;
  const content = { name, channel, subject, text };
  const saved = await asha('PUT', `/lead-templates/${id}`, content);
  expect(saved).toMatchObject({ status: 200 });
  expect(saved.body).toEqual({ ...content, id, isSample: false, etag: expect.any(String) });
  const refusals: [object, string][] = [
    [{ ...input, name: 'Other', text: 'Hello {{nmae}}' }, 'text'],
    [{ ...input, name: 'Other', subject: '{{price}}' }, 'subject'],
    [{ ...input, name: 'Other', subject: ' ' }, 'subject'],
    [{ ...input, name: 'Other', text: '' }, 'text'],
    [input, 'name'],
  ];
  for (const [body, field] of refusals) {
    const answer = await asha('POST', '/lead-templates', body as Record<string, unknown>);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  }
  for (const one of [...samples, made.body])
    expect((await asha('DELETE', `/lead-templates/${one.id}`)).status).toBe(204);
  await seedLeadTemplates(office.db);
  expect((await asha<Template[]>('GET', '/lead-templates')).body).toEqual([]);
  expect((await asha('DELETE', `/lead-templates/${id}`)).status).toBe(404);
});

test('a mail to a lead goes once, its answers to whoever wrote; the lead is contacted, its clock stands', async () => {
  const id = await file({ email: 'Visitor@example.com' });
  const mail = { key: v7(), subject: 'Our prices', text: 'Hello,\nhere they are.' };
  for (let i = 0; i < 2; i++) expect((await asha('POST', `/leads/${id}/mail`, mail)).status).toBe(204);
  const sent = await office.db.select().from(messages).where(eq(messages.leadId, id));
  expect(sent).toMatchObject([
    {
      recipient: 'visitor@example.com',
      replyTo: asha.email,
      subject: 'Our prices',
      text: 'Hello,\nhere they are.',
      status: 'queued',
    },
  ]);
  const lead = await read(id);
  expect(lead.timeline.filter(({ kind }) => kind !== 'status')).toMatchObject([
    { kind: 'message', staffName: 'Asha', subject: 'Our prices' },
  ]);
  expect(lead.status).toBe('contacted');
  expect(lead.firstContactAt).not.toBeNull();
  const [row] = await office.db.select().from(leads).where(eq(leads.id, id));
  expect(row?.clockNextAt).toBeNull();

  const nowhere = await file({ email: '' });
  expect(await asha('POST', `/leads/${nowhere}/mail`, { ...mail, key: v7() })).toMatchObject({
    status: 422,
    body: { errors: { email: expect.any(String) } },
  });
  expect((await asha('POST', `/leads/${v7()}/mail`, { ...mail, key: v7() })).status).toBe(404);
  expect((await asha('POST', `/leads/${id}/mail`, { ...mail, subject: '\n' })).status).toBe(422);
});

test('a call says what came of it: spoken to is contacted, to be called back is a task, and both can be taken back', async () => {
  const id = await file();
  expect(
    (await asha('POST', `/leads/${id}/contacts`, { channel: 'call', outcome: 'no-answer' })).status,
  ).toBe(200);
  const tried = await read(id);
  expect(tried).toMatchObject({ status: 'new', firstContactAt: expect.any(String) });

  const callBackAt = new Date(Date.now() + 3_600_000).toISOString();
  const back = { channel: 'call', outcome: 'call-back' };
  expect((await asha('POST', `/leads/${id}/contacts`, back)).status).toBe(422);
  const later = await asha<{ eventIds: string[] }>('POST', `/leads/${id}/contacts`, { ...back, callBackAt });
  expect((await read(id)).tasks).toMatchObject([{ title: 'Call back', dueAt: callBackAt }]);
  const spoke = await asha<{ eventIds: string[] }>('POST', `/leads/${id}/contacts`, {
    channel: 'whatsapp',
    outcome: 'spoke',
  });
  const spoken = await read(id);
  expect(spoken.status).toBe('contacted');
  expect(spoken.timeline.filter(({ kind }) => kind === 'contact').map(({ data }) => data?.outcome)).toEqual([
    'spoke',
    'call-back',
    'no-answer',
  ]);
  await asha('POST', '/leads/undo', { eventIds: [...spoke.body.eventIds, ...later.body.eventIds] });
  expect(await read(id)).toMatchObject({
    status: 'new',
    tasks: [],
    // The first try remains one.
    firstContactAt: tried.firstContactAt,
  });
});

test('WhatsApp is noted with its text when it is opened', async () => {
  const id = await file();
  const contact = { channel: 'whatsapp', outcome: 'sent', text: 'Hello Meera' };
  await asha('POST', `/leads/${id}/contacts`, contact);
  const { status, timeline } = await read(id);
  expect(status).toBe('contacted');
  expect(timeline.filter(({ kind }) => kind === 'contact')).toMatchObject([
    { staffName: 'Asha', data: contact },
  ]);
  expect(await office.db.select().from(messages).where(eq(messages.leadId, id))).toEqual([]);
});
