import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DraftInput } from '#money/invoices/drafts/draft-input.ts';
import { createDraft } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { BuyerInput } from '#money/buyers/buyer-input.ts';
import { createBuyer } from '#money/buyers/buyers.ts';
import { listDays } from '#sales/bookings/slots/list-slots.ts';
import { messages } from '#agency/messages/table.server.ts';
import { whatsappTemplates } from '#agency/whatsapp/table.server.ts';
import { nowSeconds, openWhatsApp, type WhatsAppSite } from './test-whatsapp.ts';

let shop: WhatsAppSite;
beforeAll(async () => {
  shop = await openWhatsApp();
  shop.approveAll();
});
afterAll(() => shop.close());

const agree = (phone: string) =>
  shop.owner('POST', `/staff/whatsapp-numbers/${phone}/agreement`, { where: 'on the phone' });

test('templates are read page by page; what is not approved, or has other gaps, is refused in words', async () => {
  const { owner, carrier, refresh, file } = shop;
  const leadId = await file({ name: 'Meera', phone: '9000066001', status: 'new', service: '' });
  await agree('9000066001');
  const ask = () => owner('POST', `/staff/leads/${leadId}/whatsapp`, { key: v7(), how: 'template' });
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('lead_reply: WhatsApp does not know it') },
  });
  const reply = carrier.templates.find(({ name, language }) => name === 'lead_reply' && language === 'en_US');
  if (!reply) throw new Error('No template');
  const { components } = reply;
  Object.assign(reply, { status: 'REJECTED', rejected_reason: 'INVALID_FORMAT' });
  expect((await refresh()).status).toBe(204);
  expect(await shop.db.$count(whatsappTemplates)).toBe(carrier.templates.length);
  expect(await ask()).toMatchObject({
    body: { message: expect.stringContaining('lead_reply: REJECTED: INVALID_FORMAT') },
  });
  Object.assign(reply, { status: 'APPROVED', components: [{ type: 'BODY', text: 'Hello {{1}}' }] });
  await refresh();
  expect(await ask()).toMatchObject({
    body: { message: expect.stringContaining('It has 1 gaps and needs 3') },
  });
  Object.assign(reply, { components });
  await refresh();
  type Listed = { events: { event: string; languages: { fault: string }[] }[]; readAt: string };
  const { body } = await owner<Listed>('GET', '/staff/whatsapp-templates');
  expect(body.events.flatMap(({ languages }) => languages).filter(({ fault }) => fault)).toEqual([]);
  expect((await ask()).status).toBe(204);
  expect(await shop.latest()).toMatchObject({
    recipient: '919000066001',
    leadId,
    text: expect.stringMatching(/^Hello Meera, this is .+\. You asked us about our services\./),
  });
  expect((await shop.timeline(leadId)).find(({ kind }) => kind === 'message')).toMatchObject({
    staffName: 'Owner',
  });
});

test('a quotation goes once, with its PDF, only to whoever agreed; ticks never go back', async () => {
  const { owner, carrier, tell, latest, deliver } = shop;
  await shop.refresh();
  const offer = await shop.sent({ mobile: '9000066002' });
  const path = `/staff/quotations/${offer.id}/whatsapp`;
  expect((await owner('GET', path)).body).toMatchObject({
    isSet: true,
    agreedAt: null,
    fault: '',
    sentAt: null,
  });
  expect(await owner('POST', path)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('have not agreed') },
  });
  expect((await agree('9000066002')).status).toBe(204);
  const both = await Promise.all([owner('POST', path), owner('POST', path)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await owner('POST', path)).status).toBe(409);
  carrier.fail({ times: 1, latencyMs: 200 });
  const before = carrier.taken.length;
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(carrier.taken).toHaveLength(before + 1);
  const sent = carrier.taken.at(-1);
  expect(sent).toMatchObject({
    to: '919000066002',
    template: { name: 'quotation_sent', language: { code: 'en_US' } },
  });
  const [head, body] = sent?.template?.components ?? [];
  expect(body?.parameters[3]?.text).toBe('₹24,108');
  const { id = '', filename } = head?.parameters[0]?.document ?? {};
  expect(filename).toMatch(/^Quotation-.+\.pdf$/);
  expect(new TextDecoder().decode(carrier.uploads.get(id)?.subarray(0, 5))).toBe('%PDF-');

  const wamid = sent?.wamid ?? '';
  expect(await latest()).toMatchObject({ status: 'sent', carrierId: wamid, delivery: null });
  const told = async (status: 'sent' | 'delivered' | 'read' | 'failed') => {
    expect((await tell({ statuses: [{ id: wamid, status, code: 131_026 }] })).status).toBe(200);
    return (await latest()).delivery;
  };
  expect(await told('failed')).toBe('undelivered');
  expect((await latest()).lastError).toContain('has no WhatsApp');
  expect(await told('delivered')).toBe('delivered');
  expect((await latest()).lastError).toBeNull();
  for (const late of ['read', 'delivered', 'sent', 'failed', 'read'] as const)
    expect(await told(late)).toBe('read');
});

test('what was surely not taken is tried again, what may have been taken never', async () => {
  const { owner, carrier, tell, latest, deliver, file } = shop;
  await shop.refresh();
  const leadId = await file({ name: 'Ravi', phone: '9000066003', status: 'new', language: 'hi' });
  await agree('9000066003');
  const write = async () => {
    const sent = await owner('POST', `/staff/leads/${leadId}/whatsapp`, { key: v7(), how: 'template' });
    expect(sent.status).toBe(204);
  };
  const start = carrier.taken.length;
  for (const [status, code] of [
    [503, 131_016],
    [429, 130_429],
    [400, 131_056],
  ] as const) {
    await write();
    carrier.fail({ times: 1, status, code });
    await expect(deliver()).rejects.toThrow();
    expect(await latest()).toMatchObject({ status: 'queued', handedAt: null });
    await deliver();
    expect(await latest()).toMatchObject({ status: 'sent' });
  }
  expect(carrier.taken).toHaveLength(start + 3);
  expect(carrier.taken.at(-1)).toMatchObject({ template: { language: { code: 'hi' } } });

  // Their 500 stands for anything, and so does a line that breaks: nobody gets two.
  await write();
  carrier.fail({ times: 1, status: 500 });
  await deliver();
  await deliver();
  expect(await latest()).toMatchObject({ status: 'failed', lastError: expect.stringContaining('not known') });
  await write();
  carrier.fail({ times: 1, resetAfter: true });
  await deliver();
  await deliver();
  const taken = carrier.taken.at(-1);
  expect(carrier.taken).toHaveLength(start + 4);
  expect(await latest()).toMatchObject({ status: 'failed', carrierId: null });
  // It is known by our id, which comes back with every status.
  const ours = taken?.biz_opaque_callback_data ?? '';
  await tell({ statuses: [{ id: taken?.wamid ?? '', ours, status: 'sent' }] });
  expect(await latest()).toMatchObject({
    status: 'sent',
    delivery: null,
    carrierId: taken?.wamid,
    lastError: null,
  });

  for (const [fault, words] of [
    [{ status: 401, code: 190 }, 'the token of the server'],
    [{ status: 400, code: 132_015 }, 'paused'],
    [{ status: 400, code: 131_047 }, '24 hours'],
  ] as const) {
    await write();
    carrier.fail({ times: 1, ...fault });
    await deliver();
    expect(await latest()).toMatchObject({ status: 'failed', lastError: expect.stringContaining(words) });
  }
  // The process died between their yes and our note.
  await write();
  await shop.db
    .update(messages)
    .set({ handedAt: new Date() })
    .where(eq(messages.id, (await latest()).id));
  await deliver();
  expect(await latest()).toMatchObject({ status: 'failed', lastError: expect.stringContaining('not known') });
  expect(carrier.taken).toHaveLength(start + 4);
});

test('within 24 hours of their last message anything can be answered, once, later only the template goes', async () => {
  const { owner, carrier, tell, deliver, file, latest } = shop;
  const leadId = await file({ name: 'Tara', phone: '9000066004', status: 'new' });
  const path = `/staff/leads/${leadId}/whatsapp`;
  const answer = { key: v7(), how: 'answer', text: 'Yes, on Friday at ten.' };
  expect((await owner('POST', path, answer)).status).toBe(409);
  const note = (id: string, hoursAgo: number) => ({
    notes: [{ id, from: '919000066004', at: nowSeconds() - hoursAgo * 3_600, text: 'Can we meet?' }],
  });
  await tell(note('wamid.in-early', 1));
  // An older one that comes late shortens nothing.
  await tell(note('wamid.in-late', 25));
  const state = await owner<{ windowEndsAt: string; waiting: number }>(
    'GET',
    '/staff/whatsapp-numbers/9000066004',
  );
  expect(Date.parse(state.body.windowEndsAt) - Date.now()).toBeGreaterThan(22.9 * 3_600_000);
  expect(state.body.waiting).toBe(2);
  expect((await owner('POST', path, answer)).status).toBe(204);
  expect((await owner('POST', path, answer)).status).toBe(204);
  await deliver();
  expect(carrier.taken.at(-1)).toMatchObject({ type: 'text', text: { body: answer.text } });
  expect((await owner<{ waiting: number }>('GET', '/staff/whatsapp-numbers/9000066004')).body.waiting).toBe(
    0,
  );
  const entries = await shop.timeline(leadId);
  expect(entries.filter(({ kind }) => kind === 'message')).toHaveLength(1);
  expect(entries.filter(({ kind }) => kind === 'answer')).toMatchObject([
    { channel: 'whatsapp', text: 'Can we meet?', handledBy: 'Owner' },
    { handledBy: 'Owner' },
  ]);
  // Written in time, and carried too late.
  expect((await owner('POST', path, { ...answer, key: v7() })).status).toBe(204);
  const { deliverMessage } = await import('#agency/messages/deliver-message.ts');
  const later = { ...shop.ctx, now: () => new Date(Date.now() + 24 * 3_600_000) };
  await deliverMessage(later, { messageId: (await latest()).id });
  expect(await latest()).toMatchObject({ status: 'failed', lastError: expect.stringContaining('24 hours') });
});

test('a consultation is confirmed and called to mind, an invoice sent and asked for, each once and with its own link', async () => {
  const { owner, carrier, deliver, latest, file, ctx } = shop;
  await shop.refresh();
  const leadId = await file({ name: 'Booked', phone: '9000066005', status: 'new' });
  await agree('9000066005');
  const date = (await listDays(ctx)).filter(({ closed }) => !closed).at(-1)?.date ?? '';
  const booked = await owner<{ id: string }>('POST', '/staff/bookings', {
    key: v7(),
    leadId,
    date,
    time: '12:00',
    meetingType: 'call',
    place: null,
    notify: false,
  });
  expect(booked.status).toBe(201);
  for (const path of ['whatsapp', 'whatsapp-reminder']) {
    const address = `/staff/bookings/${booked.body.id}/${path}`;
    expect((await owner('POST', address)).status).toBe(204);
    expect((await owner('POST', address)).status).toBe(409);
    // Whoever reads it in the office could move the appointment with the link.
    expect((await latest()).text).not.toMatch(/booking\/[\w-]{30,}/);
    await deliver();
    expect(carrier.taken.at(-1)?.template?.components[0]?.parameters[3]?.text).toMatch(
      /^http:\/\/localhost:3000\/\S+\/[\w-]{30,}$/,
    );
  }

  const keeper = { ...ctx, actor: { ...shop.office.actor, role: 'owner' as const } } as typeof ctx;
  const { id: buyerId } = await createBuyer(
    keeper,
    BuyerInput.parse({ name: 'Kabir', address: '4 Lake Road, Pune', stateCode: '27', mobile: '9000066006' }),
  );
  const line = { title: 'Retainer', sac: '998361', quantity: 1, unitPaise: 1_000_000, gstPercent: 18 };
  const { id: draftId } = await createDraft(
    keeper,
    DraftInput.parse({ buyerId, supply: 'ordinary', dueDays: 15, lines: [line] }),
  );
  const { id } = await issueDraft(keeper, { draftId, byHand: true, useAdvances: false });
  const reminder = `/staff/invoices/${id}/whatsapp-reminder`;
  expect((await owner('POST', reminder)).status).toBe(409);
  await agree('9000066006');
  expect((await owner('POST', `/staff/invoices/${id}/whatsapp`)).status).toBe(204);
  expect((await owner('POST', reminder)).status).toBe(204);
  expect((await owner('GET', reminder)).body).toMatchObject({ isSet: true, sentAt: expect.any(String) });
  await deliver();
  expect((await latest()).text).toMatch(/₹11,800 of invoice \S+ has the due day .+ pay it here: http/);
});
