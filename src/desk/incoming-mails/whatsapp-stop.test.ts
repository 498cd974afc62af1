import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { agreeByForm } from '#agency/whatsapp/numbers.ts';
import { aNote, nowSeconds, openApproved, type WhatsAppSite } from '#desk/whatsapp/test-whatsapp.ts';

let shop: WhatsAppSite;
beforeAll(async () => {
  shop = await openApproved({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());

test.each([
  ['STOP', 'START', 'We will not write', '9000056011'],
  ['थांबा', 'सुरू', 'आता आम्ही तुम्हाला WhatsApp वर लिहिणार नाही', '9000056012'],
  ['बंद', 'शुरू', 'अब हम आपको', '9000056013'],
])('%s ends it at once with one confirmation, %s begins it again', async (stop, start, said, phone) => {
  const { tell, file, owner, carrier, deliver } = shop;
  const from = `91${phone}`;
  const leadId = await file({ name: 'Stops', phone, status: 'new' });
  await owner('POST', `/staff/whatsapp-numbers/${phone}/agreement`, { where: 'in person' });
  const template = () => owner('POST', `/staff/leads/${leadId}/whatsapp`, { key: v7(), how: 'template' });
  expect((await template()).status).toBe(204);
  const waiting = (await shop.latest()).id;
  const at = nowSeconds() - 60;
  const words = (id: string, text: string, seconds: number) =>
    tell({ notes: [aNote(`wamid.${phone}.${id}`, { from, text, at: seconds })] });
  await words('stop', ` ${stop.toLowerCase()}. `, at + 1);
  await words('again', stop, at + 2);
  // What waited does not go any more.
  const [held] = await shop.db.select().from(messages).where(eq(messages.id, waiting));
  expect(held).toMatchObject({ status: 'failed', lastError: 'They have said STOP.' });
  const start0 = carrier.taken.length;
  await deliver();
  expect(carrier.taken).toHaveLength(start0 + 1);
  expect(carrier.taken.at(-1)?.text?.body).toContain(said);
  const sentTo = () =>
    shop.db.$count(messages, and(eq(messages.recipient, from), eq(messages.status, 'sent')));
  expect(await sentTo()).toBe(1);
  for (const how of ['template', 'answer'])
    expect(
      await owner('POST', `/staff/leads/${leadId}/whatsapp`, { key: v7(), how, text: 'Hello' }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('STOP') } });
  expect(
    (await owner('POST', `/staff/whatsapp-numbers/${phone}/agreement`, { where: 'in person' })).status,
  ).toBe(409);
  const noted = (await shop.timeline(leadId)).map(
    ({ data }) => (data as { text?: string } | undefined)?.text,
  );
  expect(noted.filter((text) => text?.startsWith('Said STOP'))).toHaveLength(1);
  // Nobody has to answer a STOP.
  expect((await owner<{ waiting: number }>('GET', `/staff/whatsapp-numbers/${phone}`)).body.waiting).toBe(0);

  await words('start', start, at + 3);
  expect((await owner('GET', `/staff/whatsapp-numbers/${phone}`)).body).toMatchObject({
    stoppedAt: null,
    agreedWhere: 'START on WhatsApp',
  });
  // A STOP from before that comes late ends nothing.
  await words('late', stop, at + 2);
  expect((await template()).status).toBe(204);
});

test.each([
  ['9000056021', false, ['STOP 1', 'STOP 3', 'START 2'], true],
  ['9000056022', false, ['START 1', 'START 3', 'STOP 2'], false],
  ['9000056023', true, ['START 2', 'STOP 1'], false],
  ['9000056024', true, ['START 1', 'STOP 2'], true],
])(
  'the latest of their words counts, in whatever order they come: %s, who ticked a form: %s, %j',
  async (phone, ticked, said, isStopped) => {
    if (ticked) await agreeByForm(shop.ctx, [{ phone, where: 'in a form: contact' }]);
    const at = nowSeconds() - 60;
    for (const [text, seconds] of said.map((one) => one.split(' ')))
      await shop.tell({
        notes: [aNote(`wamid.${phone}.${seconds}`, { from: `91${phone}`, text, at: at + Number(seconds) })],
      });
    const { body } = await shop.owner<{ stoppedAt: string | null }>(
      'GET',
      `/staff/whatsapp-numbers/${phone}`,
    );
    expect(body.stoppedAt !== null).toBe(isStopped);
  },
);

test('of whoever writes without end, STOP is heard all the same, and one message says that there was more', async () => {
  const { tell, file, owner } = shop;
  const from = '919000055021';
  const leadId = await file({ name: 'Many', phone: '9000055021', status: 'new' });
  await owner('POST', '/staff/whatsapp-numbers/9000055021/agreement', { where: 'in person' });
  const many = (count: number, first: number) =>
    tell({
      notes: Array.from({ length: count }, (_, i) =>
        aNote(`wamid.many.${first + i}`, { from, text: `${first + i}` }),
      ),
    });
  await many(120, 1);
  await many(5, 121);
  await tell({ notes: [aNote('wamid.many.stop', { from, text: 'Stop' })] });
  const kept = await shop.answersOn(leadId);
  expect(kept).toHaveLength(122);
  expect(kept.filter(({ filesLeft }) => (filesLeft as string[]).length > 0)).toMatchObject([
    {
      text: '121',
      filesLeft: ['What else came within the hour: more than 120 messages, on the sender’s phone only'],
      handledAt: null,
    },
  ]);
  expect((await owner('GET', '/staff/whatsapp-numbers/9000055021')).body).toMatchObject({
    stoppedAt: expect.any(String),
  });
});

test('whoever writes nothing but STOP has not written back to us', async () => {
  const { tell, file, owner } = shop;
  const from = '919000055061';
  const leadId = await file({ name: 'Enough', phone: '9000055061', phoneComplete: true, status: 'new' });
  type Scored = { scoreReasons: { says: string }[] };
  const reasons = async () =>
    (await owner<Scored>('GET', `/staff/leads/${leadId}`)).body.scoreReasons.map(({ says }) => says);
  for (const [i, text] of ['Stop!', 'बंद करो।'].entries())
    await tell({ notes: [aNote(`wamid.enough.${i}`, { from, text })] });
  expect((await shop.answersOn(leadId)).map(({ text }) => text)).toEqual(['बंद करो।', 'Stop!']);
  expect(await reasons()).not.toContain('Wrote back to us');
  await tell({ notes: [aNote('wamid.enough.more', { from, text: 'Stop the old site, please' })] });
  expect(await reasons()).toContain('Wrote back to us');
});
