import { ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { openShop } from '#money/payments/wire/test-shop.ts';
import { serverErrors } from '#desk/operations/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { updateSignInRules } from '#agency/staff/sign-in-rules.ts';
import { callsOf } from './test-calls.ts';
import { seedBusyWeek } from './test-seed.ts';
import { createMemory, nounOf } from './test-memory.ts';
import { initOf, type Caller, type Sent } from './test-requests.ts';
import { inTime, type Got } from './test-run.ts';

const password = 'a kettle of chai';
type Told = Got & { text: string };
const worth = ({ status }: Told) => (status === 'hang' ? 600 : status);

/** The whole server with the payment sandbox, somebody of each kind, and a memory of everything that it has shown. */
export async function openWorld() {
  const shop = await openShop();
  const { app } = shop.product;
  const passwordHash = await shop.ctx.passwords.hash(password);
  const cookies: Record<Caller, string> = { anonymous: '', customer: '', owner: '' };
  const memory = createMemory();
  let people = 0;

  const enter = async (caller: Caller, path: string, email: string) => {
    const answer = await shop.post(path, { email, password });
    cookies[caller] = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .join('; ');
  };
  async function newCustomer() {
    const person = {
      id: v7(),
      email: `customer${people++}@example.com`,
      fullName: 'Meera Joshi',
      passwordHash,
    };
    const [made] = await shop.db.insert(customers).values(person).returning({ code: customers.code });
    memory.me(person.id);
    await enter('customer', '/user-login', person.email);
    return { kind: 'customer' as const, id: person.id, code: made?.code ?? '', sessionId: 'test' };
  }
  async function newOwner() {
    const person = { id: v7(), email: `owner${people++}@example.com`, name: 'Owner', role: 'owner' as const };
    await shop.db.insert(staff).values({ ...person, passwordHash });
    // Another owner may have asked everybody for a second step.
    const actor = { kind: 'staff' as const, ownLeadsOnly: false, ...person };
    await updateSignInRules({ ...shop.ctx, actor }, { requireSecondFactor: false });
    await enter('owner', '/staff/session', person.email);
  }

  async function answerTo(sent: Sent): Promise<Told> {
    const begun = performance.now();
    const read = async () => {
      const answer = await app.request(sent.path, initOf(sent, cookies[sent.caller]));
      // A stream of events would never end.
      const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
      if (isStream) await answer.body?.cancel();
      return { status: answer.status, text: isStream ? '' : await answer.text() };
    };
    const { status, text } = (await inTime(read())) ?? { status: 'hang' as const, text: '' };
    const ms = performance.now() - begun;
    // It may have signed somebody out, blocked or removed them: then another one comes.
    if (text.includes('"code":"no_session"') && sent.caller === 'customer') await newCustomer();
    if (text.includes('"code":"no_session"') && sent.caller === 'owner') await newOwner();
    if (Number(status) < 300 && /^[{[]/.test(text)) memory.learn(nounOf(sent.path), JSON.parse(text));
    return { status, text, ms };
  }

  const calls = callsOf(await (await shop.get('/openapi.json')).json());
  const who = await newCustomer();
  await newOwner();
  const ask = async (caller: Caller, method: string, path: string, body?: object) => {
    const content = body && { body: JSON.stringify(body) };
    const headers = { 'Content-Type': 'application/json' };
    const { status, text } = await answerTo({ caller, method, path, headers, twice: false, ...content });
    if (body && Number(status) >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text;
  };
  await seedBusyWeek(shop, ask, who);
  for (const caller of ['customer', 'owner'] as const)
    for (const { method, path } of calls)
      if (method === 'GET' && !path.includes('{')) await ask(caller, method, path);

  return {
    calls,
    memory,
    /** Sends it, twice in one moment where it says so. @returns the answer, or the worse one of two */
    async send(sent: Sent): Promise<Told> {
      const got = await Promise.all([answerTo(sent), ...(sent.twice ? [answerTo(sent)] : [])]);
      return got.toSorted((a, b) => worth(b) - worth(a))[0] as Told;
    },
    /** What the server has written down about faults of its own; what browsers report is no fault of a call. */
    faults: () => shop.db.select().from(serverErrors).where(ne(serverErrors.method, 'CSP')),
    close: () => shop.close(),
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;
