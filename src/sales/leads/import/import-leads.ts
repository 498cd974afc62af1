import { eq, inArray, or, sql } from 'drizzle-orm';
import { leadFingerprints, leadTouches } from '../enquiries/table.server.ts';
import { leads } from '../table.server.ts';
import { fieldErrorsOf } from '#kit/field-errors.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { translateMessages } from '#kit/language/message.ts';
import { english } from '#kit/language/translator.ts';
import { isAbroad } from '#kit/india/phone.ts';
import { insertMany } from '#kit/rows/insert-many.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { EnquiryInput } from '../enquiries/enquiry-input.ts';
import { prepareEnquiry, type PreparedEnquiry } from '../enquiries/prepare-enquiry.ts';
import { initializeLeads } from '../initialize-leads.ts';
import { readLeadFields } from '../fields/fields.ts';
import type { LeadField } from '../fields/lead-field.ts';
import { namedTags } from '../tags/tags.ts';
import type { ImportGroup, ImportOutcome, ImportResult, ImportRow } from './lead-import.ts';
import { readRowFacts, type RowFacts } from './row-facts.ts';

type Checked = { prepared: PreparedEnquiry; facts: RowFacts };
type Good = Checked & { row: ImportRow; key: string };
type Decided = Good & { outcome: Exclude<ImportOutcome, 'refused'>; leadId: string };

/**
 * Takes rows of a spreadsheet in, by the rules of every other way in: what a form would refuse is refused here, row by row.
 * Value, tags and the agency's own fields are taken for new leads; what a known lead says stays.
 * Nobody is mailed, and no clock runs for what may be years old; assignment rules hold.
 */
export async function importLeads(ctx: Ctx, input: ImportGroup): Promise<ImportResult[]> {
  allow(ctx.actor, 'leads:import');
  const fields = await readLeadFields(ctx);
  const refused: ImportResult[] = [];
  const good: Good[] = [];
  for (const row of input.rows) {
    const checked = check(ctx, input, row, fields);
    if ('errors' in checked)
      refused.push({ line: row.line, outcome: 'refused', leadId: null, names: [], ...checked });
    else good.push({ row, ...checked, key: `import:${input.importId}:${row.line}` });
  }
  const decided = await inTransaction(ctx, async (ctx) => {
    return input.dryRun ? decide(ctx, input, good) : write(ctx, input, good);
  });
  const unmade = new Set(input.dryRun ? good.map(({ prepared }) => prepared.id) : []);
  const results = decided.map(({ row, outcome, leadId, prepared }) => ({
    line: row.line,
    outcome,
    leadId: unmade.has(leadId) ? null : leadId,
    errors: {},
    names: input.dryRun ? namesOf(prepared.lead) : [],
  }));
  return [...results, ...refused].toSorted((a, b) => a.line - b.line);
}

function check(
  ctx: Ctx,
  { fileName }: ImportGroup,
  row: ImportRow,
  fields: LeadField[],
): Checked | { errors: Record<string, string> } {
  const { line: _line, custom, value, tags, ...cells } = row;
  const typed = plain(cells);
  const parsed = EnquiryInput.safeParse({
    ...typed,
    source: typed.source?.trim() || 'Import',
    form: 'import',
    pageUrl: `Import of ${fileName}`,
    raw: asItArrived(row, fields),
  });
  if (!parsed.success) return { errors: translateMessages(english, fieldErrorsOf(parsed.error)) };
  try {
    const facts = readRowFacts(fields, { ...plain({ value, tags }), custom: plain(custom) });
    return { prepared: prepareEnquiry(ctx, parsed.data), facts };
  } catch (error) {
    if (error instanceof Invalid) return { errors: translateMessages(english, error.errors) };
    throw error;
  }
}

/** What our own export made harmless for spreadsheets is itself again. */
const plain = <K extends string>(cells: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(cells).map(([key, cell]) => [key, cell.replace(/^'(?=[=+\-@\t\r])/, '')]),
  ) as Record<K, string>;

/** The row for the timeline, the agency's own fields by their names. */
const asItArrived = ({ custom, ...row }: ImportRow, fields: LeadField[]) => ({
  ...row,
  ...Object.fromEntries(fields.flatMap(({ id, name }) => (custom[id] ? [[name, custom[id]]] : []))),
});

/** What becomes of each row: known by whole number or address, from before or from an earlier row. */
async function decide(ctx: Ctx, { duplicates }: ImportGroup, good: Good[]): Promise<Decided[]> {
  const known = await knownLeads(ctx, good);
  const repeated = duplicates === 'join' ? 'joined' : 'skipped';
  return good.map((one) => {
    const names = namesOf(one.prepared.lead);
    const leadId = names.map((name) => known.get(name)).find((id) => id !== undefined);
    if (leadId) return { ...one, outcome: repeated, leadId };
    for (const name of names) known.set(name, one.prepared.id);
    return { ...one, outcome: 'made', leadId: one.prepared.id };
  });
}

/** What a person is recognised by: a number of another country as the same spreadsheet writes it. */
const namesOf = ({ phone, phoneComplete, email }: Recognised) => [
  ...(phoneComplete || isAbroad(phone) ? [`phone:${phone}`] : []),
  ...(email ? [`email:${email.toLowerCase()}`] : []),
];
type Recognised = Pick<PreparedEnquiry['lead'], 'phone' | 'phoneComplete' | 'email'>;

async function knownLeads({ db }: Ctx, good: Good[]): Promise<Map<string, string>> {
  const phones = good.flatMap(({ prepared: { lead } }) =>
    lead.phoneComplete || isAbroad(lead.phone) ? [lead.phone] : [],
  );
  const emails = good.flatMap(({ prepared: { lead } }) => (lead.email ? [lead.email.toLowerCase()] : []));
  if (phones.length + emails.length === 0) return new Map();
  const theirs = or(
    phones.length > 0 ? inArray(leads.phone, phones) : undefined,
    emails.length > 0 ? inArray(sql`lower(${leads.email})`, emails) : undefined,
  );
  // What became part of another leads on to it, unless somebody goes on with that number or address: they come last.
  const { rows } = await db.execute<{ id: string; phone: string; phoneComplete: boolean; email: string }>(sql`
    with recursive found as (
      select id, merged_into, deleted_at, phone, phone_complete, email, false as led_on from ${leads} where ${theirs}
      union all
      select other.id, other.merged_into, other.deleted_at, found.phone, found.phone_complete, found.email, true
      from ${leads} other join found on found.merged_into = other.id
    ) select id, phone, phone_complete as "phoneComplete", email from found
    where merged_into is null and deleted_at is null order by led_on desc, id`);
  return new Map(rows.flatMap(({ id, ...lead }) => namesOf(lead).map((name) => [name, id] as const)));
}

async function write(ctx: Ctx, input: ImportGroup, good: Good[]): Promise<Decided[]> {
  const earlier = await claim(ctx, good);
  const decided = await decide(
    ctx,
    input,
    good.filter(({ key }) => !earlier.has(key)),
  );
  const made = decided.filter(({ outcome }) => outcome === 'made');
  const touched = decided.filter(({ outcome }) => outcome !== 'skipped');
  const tags = await namedTags(
    ctx,
    made.flatMap(({ facts }) => facts.tags),
  );
  const { rows, note } = await initializeLeads(
    ctx,
    made.map(({ prepared, facts: { valuePaise, custom, tags: names } }) => ({
      ...prepared.lead,
      custom,
      valuePaise,
      valueKept: valuePaise !== null,
      tags: names.flatMap((name) => tags.get(name.toLowerCase()) ?? []),
    })),
  );
  await insertMany(ctx.db, leads, rows);
  await note();
  await insertMany(
    ctx.db,
    leadTouches,
    touched.map(({ prepared, leadId }) => ({ ...prepared.touch, leadId })),
  );
  for (const { key, outcome, leadId } of decided.filter((one) => one.outcome !== 'made'))
    await ctx.db
      .update(leadFingerprints)
      .set({ leadId, bodyHash: outcome })
      .where(eq(leadFingerprints.key, key));
  const joined = [...new Set(decided.flatMap((one) => (one.outcome === 'joined' ? [one.leadId] : [])))];
  if (joined.length > 0)
    await ctx.db.update(leads).set({ updatedAt: ctx.now() }).where(inArray(leads.id, joined));
  const [first] = touched;
  if (first) {
    await audit(ctx, {
      action: 'imported',
      subjectType: 'lead',
      subjectId: input.importId,
      after: { fileName: input.fileName, made: made.length, joined: touched.length - made.length },
    });
    // One word is enough: whoever looks at leads loads them again.
    await announce(ctx, { kind: 'lead', leadId: first.leadId, change: 'updated' });
  }
  const before = good.flatMap((one) => {
    const was = earlier.get(one.key);
    return was ? [{ ...one, outcome: was.outcome, leadId: was.leadId }] : [];
  });
  return [...decided, ...before];
}

/** Takes each row for this import. @returns those that were taken before, with what became of them */
async function claim({ db }: Ctx, good: Good[]) {
  const rows = good
    .map(({ key, prepared }) => ({ key, leadId: prepared.id, bodyHash: 'made' }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const claimed = await insertMany(
    db,
    leadFingerprints,
    rows,
    sql<{ key: string }>`on conflict (key) do nothing returning key`,
  );
  const mine = new Set(claimed.map(({ key }) => key));
  const others = rows.map(({ key }) => key).filter((key) => !mine.has(key));
  if (others.length === 0) return new Map<string, { outcome: Decided['outcome']; leadId: string }>();
  const found = await db.select().from(leadFingerprints).where(inArray(leadFingerprints.key, others));
  return new Map(
    found.map(({ key, bodyHash, leadId }) => [key, { outcome: bodyHash as Decided['outcome'], leadId }]),
  );
}
