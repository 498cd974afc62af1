import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, Pool } from 'pg';
import { listProposals } from '#desk/assistants/decide-proposal.ts';
import { ProposalFilter } from '#desk/assistants/proposal.ts';
import { listMyOrders } from '#money/checkout/list-my-orders.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import type { Role } from '#kit/permissions.ts';
import { TimePage } from '#kit/rows/time-page.ts';
import { ConversionFilter } from '#sales/leads/conversions/conversion.ts';
import { listConversions, listDestinations } from '#sales/leads/conversions/manage-conversions.ts';
import { listOutsideLeads } from '#sales/leads/outside/manage-sources.ts';
import { OutsideLeadFilter } from '#sales/leads/outside/outside-source.ts';
import { listProjects, ProjectFilter } from '#sales/projects/staff-projects.ts';
import { leadCounts } from '#sales/leads/lead-counts.ts';
import { LeadPage } from '#sales/leads/lead-filter.ts';
import { listLeads } from '#sales/leads/list-leads.ts';
import { getPayment, listPayments } from '#money/payments/list-payments.ts';
import { ownTransaction } from '#money/payments/one-transaction.ts';
import { PaymentPage } from '#money/payments/payment-filter.ts';
import { createTestGateway } from '#money/payments/test-gateway.ts';

type Query = { text: string; values: unknown[] };
type Asked = { customerId: string; payment: string; only?: 'sales' | undefined };

const file = '.cache/query-plans.md';
const opening = `# Query plans

How PostgreSQL goes about the queries that staff and customers wait for, over 10,00,000 payments of 2,00,000 customers and 10,00,000 leads: \`EXPLAIN (ANALYZE, BUFFERS)\` of what the verbs really send, as \`npm run bench million -- --plans\` writes it.
`;

/** Asks each verb once, notes the SQL it sends, and writes down how the database does it. */
export async function writePlans(url: string, client: Client, { customerId, payment, only }: Asked) {
  // As the product's own connections have it.
  await client.query("set work_mem = '16MB'; set jit = off");
  const pool = new Pool({ connectionString: url });
  const sent: Query[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) };
  const ctx = contextOf(drizzle(pool, { casing: 'snake_case', logger }));
  const staff: Extract<Actor, { kind: 'staff' }> = {
    kind: 'staff',
    id: customerId,
    name: 'Owner',
    email: 'owner@example.com',
    role: 'owner',
  };
  const customer: Actor = { kind: 'customer', id: customerId, code: 'CUS-1', sessionId: customerId };
  const office = { ...ctx, actor: staff };
  const payments = (filter: object) => () => listPayments(office, PaymentPage.parse(filter));
  const leads = (page: object) => () => listLeads(office, LeadPage.parse(page));
  const projects = (filter: object) => () =>
    listProjects(office, TimePage.extend(ProjectFilter.shape).parse(filter));
  const proposals = (role: Role, filter: object) => () =>
    listProposals({ ...ctx, actor: { ...staff, role } }, TimePage.extend(ProposalFilter.shape).parse(filter));
  const conversions = (filter: object) => () =>
    listConversions(office, TimePage.extend(ConversionFilter.shape).parse(filter));
  const outside = (filter: object) => () =>
    listOutsideLeads(office, TimePage.extend(OutsideLeadFilter.shape).parse(filter));
  const sales: Record<string, () => Promise<unknown>> = {
    'Projects, first page': projects({}),
    'Projects, a column of the board': projects({ state: 'running', openStep: 3 }),
    'Projects, late': projects({ late: 'true' }),
    'Projects, with something new': projects({ news: 'true' }),
    'Projects, a common name': projects({ q: 'meera' }),
    'Proposals, all that somebody for the content may see': proposals('content', {}),
    'Proposals, open': proposals('content', { status: 'open' }),
    'Conversions, to a network that hears little': conversions({ destination: 'ga4' }),
    'Conversions, won and given up': conversions({ event: 'won', state: 'dead' }),
    'Networks, with their counts': () => listDestinations(office),
    'Leads from outside, that wait': outside({ state: 'waiting' }),
    'Leads, the highest score, qualified': leads({ sort: 'score', order: 'desc', status: 'qualified' }),
  };
  const cases: Record<string, () => Promise<unknown>> = {
    "A customer's receipt": () => ownTransaction({ ...ctx, actor: customer }, payment),
    "A customer's payments": () => listMyOrders({ ...ctx, actor: customer }, { account: customerId }),
    'Payments, first page': payments({}),
    'Payments, expired': payments({ status: 'expired' }),
    'Payments, to be looked at': payments({ attention: 'true' }),
    'Payments, a common name': payments({ q: 'meera' }),
    'Payments, one address': payments({ q: 'buyer4711@example.com' }),
    'One payment': () => getPayment(office, { paymentId: payment }),
    'Leads, first page': leads({}),
    'Leads, new': leads({ status: 'new' }),
    'Leads, of a rare form': leads({ form: 'picker' }),
    'Leads, due': leads({ followUp: 'due', sort: 'nextFollowUpAt', order: 'asc' }),
    'Leads, a common name': leads({ q: 'meera' }),
    'Leads, three common words': leads({ q: 'meera kale google' }),
    'Leads, one address': leads({ q: 'visitor4711@example.com' }),
    'Leads, the counts of the tabs': () => leadCounts(office),
  };
  const parts = [opening];
  for (const [title, run] of Object.entries(only ? sales : { ...cases, ...sales })) {
    sent.length = 0;
    await run();
    parts.push(`## ${title}\n`);
    // What a verb sets for a list of its own counts for the list after it.
    await client.query('begin');
    for (const query of sent)
      if (query.text.startsWith('select set_config')) await client.query(query.text);
      else if (query.text.startsWith('select'))
        parts.push(`\`\`\`text\n${await explain(client, query)}\n\`\`\`\n`);
    await client.query('rollback');
  }
  await pool.end();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, parts.join('\n'));
}

async function explain(client: Client, { text, values }: Query): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function contextOf(db: Ctx['db']): Ctx {
  const refuse = (): never => {
    throw new Error('Not in the bench');
  };
  const never = async () => refuse();
  return {
    db,
    actor: { kind: 'system' },
    now: () => new Date(),
    jobs: { enqueue: never },
    mail: null,
    sms: null,
    whatsapp: null,
    model: null,
    files: { put: never, get: never, open: never, remove: never, list: refuse, check: never },
    passwords: { hash: never, matches: never },
    secrets: { seal: never, open: never, mark: '' },
    google: null,
    adNetworks: {
      readMetaLead: never,
      nameOfMetaPage: never,
      tell: never,
      readAdAccount: never,
      readAdSpend: never,
    },
    gateway: createTestGateway().port,
    purposes: [],
    webhooks: { refuse: () => null, post: never, ask: never, get: never },
    calendars: { refuse: () => null, find: never, mark: never, read: never, put: never, remove: never },
    limit: async () => {},
    request: { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' },
    publicUrl: 'http://localhost:3000',
    language: 'en',
  };
}
