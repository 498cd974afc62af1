import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { leads } from '#sales/leads/table.server.ts';
import { staffSessions } from '#agency/staff/table.server.ts';
import { announce } from '#kit/announce.ts';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** Opens the stream; `until` reads on until the text has come. */
async function listen(cookie: string, at = office) {
  const response = await at.app.request('/staff/events', { headers: { Cookie: cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (text: string, times = 1) => {
    while (heard.split(text).length <= times) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`The stream ended before: ${text}`);
      heard += chunk.value;
    }
    return heard;
  };
  return { response, reader, until, stop: () => reader?.cancel() };
}

/** More than is told one by one, also where its first part comes, and is told, by itself. */
const burst = () =>
  Array.from({ length: 400 }, () => ({ kind: 'lead' as const, leadId: aLead().id, change: 'created' as const })); // prettier-ignore

test('an enquiry is told to everybody who may read leads', async () => {
  const sales = await listen((await office.as('sales')).cookie);
  const content = await listen((await office.as('content')).cookie);
  expect(sales.response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(await sales.until('event: hello')).toContain('{"officeCode":"/admin/assets/index-sample.js"}');
  await content.until('event: hello');
  const lead = aLead({ name: 'Live Lata' });
  await office.db.transaction(async (tx) => {
    await tx.insert(leads).values(lead);
    await announce({ db: tx }, { kind: 'lead', leadId: lead.id, change: 'created' });
  });
  const heard = await sales.until('Live Lata');
  expect(heard).toContain('event: leads');
  expect(heard).toContain('"change":"created"');

  // A burst becomes one "look again", which also proves that the content role was told nothing before it.
  await announce({ db: office.db }, ...burst());
  expect(await content.until('event: resync')).not.toContain('Live Lata');
  await sales.stop();
  await content.stop();
});

test('a server that stops lets its listeners go at once', async () => {
  const stopping = await openOffice();
  const { reader, until } = await listen((await stopping.as('sales')).cookie, stopping);
  await until('event: hello');
  stopping.stop();
  expect((await reader?.read())?.done).toBe(true);
  await stopping.close();
});

/** Files a lead that everybody is told of who may read leads. */
async function file(name: string, at = office) {
  const lead = aLead({ name });
  await at.db.transaction(async (tx) => {
    await tx.insert(leads).values(lead);
    await announce({ db: tx }, { kind: 'lead', leadId: lead.id, change: 'created' });
  });
}

test('who was thrown out hears nothing more, however much there is to tell', async () => {
  const own = await openOffice();
  const { cookie, id } = await own.as('sales');
  const thrown = await listen(cookie, own);
  await thrown.until('event: hello');
  await own.db.delete(staffSessions).where(eq(staffSessions.staffId, id));
  const later = performance.now() + 60_000;
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(later);
  await file('Secret Sita', own);
  expect(await thrown.until('event: ended')).not.toContain('Secret Sita');
  await own.close();
});

test('whose role changed hears what the new one may hear, from then on', async () => {
  const owner = await office.as('owner');
  const { cookie, id } = await office.as('sales', 'Moved');
  const moved = await listen(cookie);
  await moved.until('event: hello');
  expect((await owner('PATCH', `/staff/${id}`, { role: 'content' })).status).toBeLessThan(300);
  await moved.until('event: resync');
  await file('Secret Shyam');
  // A burst, which everybody hears of, comes after it.
  await wait(500);
  await announce({ db: office.db }, ...burst());
  expect(await moved.until('event: resync', 2)).not.toContain('Secret Shyam');
  await moved.stop();
});

test('who sees their own leads only hears of these alone, that it is so from now on, and that one was taken', async () => {
  const owner = await office.as('owner', 'Farah');
  const { cookie, id } = await office.as('sales', 'Kept');
  const kept = await listen(cookie);
  await kept.until('event: hello');
  expect((await owner('PATCH', `/staff/${id}`, { ownLeadsOnly: true })).status).toBeLessThan(300);
  await kept.until('{"you":true}');
  const told = async (over: Parameters<typeof aLead>[0]) => {
    const lead = aLead(over);
    await office.db.transaction(async (tx) => {
      await tx.insert(leads).values(lead);
      await announce({ db: tx }, { kind: 'lead', leadId: lead.id, change: 'created' });
    });
    return lead;
  };
  await told({ name: 'Secret Sunil' });
  const own = await told({ name: 'Own Omkar', assignedTo: id });
  expect(await kept.until('Own Omkar')).not.toContain('Secret Sunil');
  expect((await owner('PATCH', `/leads/${own.id}`, { assignedTo: owner.id })).status).toBe(200);
  expect(await kept.until('event: resync', 2)).not.toContain('Secret Sunil');
  await kept.stop();
});

test('nobody listens without a session', async () => {
  expect((await office.call('GET', '/events')).status).toBe(401);
  const { cookie, id } = await office.as('sales', 'Gone');
  await office.db
    .update(staffSessions)
    .set({ expiresAt: sql`now()` })
    .where(eq(staffSessions.staffId, id));
  expect((await office.call('GET', '/events', { cookie })).status).toBe(401);
});
