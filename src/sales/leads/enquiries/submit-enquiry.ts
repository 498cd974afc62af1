import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { consents, leadFingerprints, leadTouches } from './table.server.ts';
import { leads } from '../table.server.ts';
import { agreeByForm } from '#agency/whatsapp/numbers.ts';
import { whatsAppConsentVersion } from '#agency/whatsapp/consent.ts';
import { announce } from '#kit/announce.ts';
import { countCatches } from '../blocking/count-catches.ts';
import { keepSpamApart } from '../blocking/keep-spam-apart.ts';
import { causedBy } from '#kit/tracing.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { job, mailRetry } from '#kit/job.ts';
import { Conflict } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { createGroupCommit } from '#kit/rows/group-commit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { insertMany, insertTogether, into } from '#kit/rows/insert-many.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { queueConversions } from '../conversions/queue-conversions.ts';
import { leadAdMarks } from '../conversions/table.server.ts';
import { consentTexts } from './consent.ts';
import type { EnquiryInput } from './enquiry-input.ts';
import { rescoreLeads } from '../score/rescore.ts';
import { initializeLeads } from '../initialize-leads.ts';
import { prepareEnquiry, type PreparedEnquiry } from './prepare-enquiry.ts';

export const enquiryLimit = defineLimit('inquiry', { points: 10, seconds: 600 });

/** Tells of a new lead. */
export const leadCreated = job<{ leadId: string }>('announce-lead', {
  retry: mailRetry,
  fields: { leadId: 'shown' },
});

type Submission = PreparedEnquiry & { ctx: Ctx };
type Judged = Awaited<ReturnType<typeof keepSpamApart<Submission>>>[number];

/**
 * Takes an enquiry in. The promise resolves after commit: what was acknowledged is on disk, with its notices queued.
 * The same person asking from the same place again within ten minutes joins the first lead, unless that lies in the trash
 * or was taken for a robot's; the same Idempotency-Key answers with the first id for a week.
 * @throws Invalid with the fields that need correcting · TooManyRequests · Conflict when a key comes back with another body
 */
export async function submitEnquiry(ctx: Ctx, input: EnquiryInput): Promise<{ id: string }> {
  const prepared = prepareEnquiry(ctx, input);
  await ctx.limit(enquiryLimit, ctx.request.ip);
  return { id: await intakeOf(ctx.db)({ ...prepared, ctx }) };
}

/** The same inside the caller's transaction: the enquiry stands exactly when the caller's own change does. */
export async function storeEnquiry(ctx: Ctx, input: EnquiryInput): Promise<{ id: string }> {
  return storePrepared(ctx, prepareEnquiry(ctx, input));
}

/** The same for what is prepared already. @returns `isNew`: it was not sent before */
export async function storePrepared(ctx: Ctx, prepared: PreparedEnquiry) {
  const [outcome] = await store(ctx, await keepSpamApart(ctx, [{ ...prepared, ctx }]));
  if (typeof outcome !== 'string') throw outcome;
  return { id: outcome, isNew: outcome === prepared.id };
}

const intakes = new WeakMap<Db, (submission: Submission) => Promise<string>>();

/** One group commit per database handle. */
function intakeOf(db: Db) {
  const known = intakes.get(db);
  if (known) return known;
  const intake = createGroupCommit<Submission, string>(
    (submission) => submission.fingerprints,
    async (group) => storeGroup(await keepSpamApart({ db }, group)),
  );
  intakes.set(db, intake);
  return intake;
}

async function storeGroup(group: Judged[]): Promise<(string | Error)[]> {
  const [first] = group as [Judged, ...Judged[]];
  try {
    return await inTransaction(first.ctx, (ctx) => store(ctx, group));
  } catch (error) {
    // One row that the database refuses must not take its neighbours with it.
    if (group.length === 1 || !isRefusedRow(error)) throw error;
    const alone = await Promise.allSettled(group.map((submission) => storeGroup([submission])));
    return alone.map((result) =>
      result.status === 'fulfilled' ? (result.value[0] as string) : result.reason,
    );
  }
}

const isRefusedRow = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  /^2[23]/.test(String(error.cause.code));

async function store(ctx: Ctx, group: Judged[]): Promise<(string | Error)[]> {
  const outcomes = await claimFingerprints(ctx.db, group);
  const fresh = group.filter((submission, i) => outcomes[i] === submission.id);
  const repeats = group.flatMap((submission, i) => {
    const leadId = outcomes[i];
    return typeof leadId === 'string' && leadId !== submission.id ? [{ submission, leadId }] : [];
  });

  const first = fresh.map(({ id, touch }) => ({ ...touch, leadId: id }));
  if (fresh.length > 0) {
    const { rows, note } = await initializeLeads(
      ctx,
      fresh.map((submission) => submission.lead),
    );
    await insertTogether(
      ctx.db,
      into(leads, rows),
      into(consents, fresh.flatMap(consentOf)),
      into(leadAdMarks, fresh.flatMap(marksOf)),
      into(leadTouches, first),
    );
    await note();
    await countCatches(
      ctx,
      fresh.flatMap(({ caughtBy }) => caughtBy),
    );
  }
  await agreeByForm(
    ctx,
    group.flatMap(({ whatsApp, lead }, i) =>
      whatsApp && typeof outcomes[i] === 'string'
        ? [{ phone: whatsApp, where: `in a form: ${lead.form}` }]
        : [],
    ),
  );
  const later = (await newWords(ctx.db, repeats)).map(({ submission, leadId }) => ({
    ...submission.touch,
    leadId,
  }));
  await insertMany(ctx.db, leadTouches, later);
  await rescoreLeads(ctx, later.map(({ leadId }) => leadId)); // prettier-ignore

  const wanted = fresh.filter((submission) => submission.lead.status !== 'suspected');
  await ctx.jobs.enqueue(
    ctx.db,
    leadCreated,
    wanted.map(({ id, ctx: { request } }) => causedBy({ leadId: id }, request.trace)),
  );
  await queueWebhooks(
    ctx,
    'lead.created',
    ...wanted.map(({ id, lead }) => ({
      leadId: id,
      form: lead.form,
      source: lead.source,
      service: lead.service,
    })),
  );
  await queueConversions(
    ctx,
    wanted.map(({ id }) => ({ leadId: id, event: 'lead' as const })),
  );
  const heard = (change: 'created' | 'updated') => (touch: { leadId: string }) =>
    ({ kind: 'lead', leadId: touch.leadId, change }) as const;
  await announce(ctx, ...first.map(heard('created')), ...later.map(heard('updated')));
  return outcomes;
}

/**
 * Claims each submission's fingerprints in one statement, which also decides races between processes.
 * @returns for each submission its own id (it is new), an earlier lead's id (a repeat) or a Conflict
 */
async function claimFingerprints(db: Db, group: Submission[]): Promise<(string | Error)[]> {
  const rows = group
    .flatMap(({ id, bodyHash, fingerprints }) => fingerprints.map((key) => ({ key, leadId: id, bodyHash })))
    .sort((a, b) => (a.key < b.key ? -1 : 1)); // one order everywhere: two processes cannot wait for each other
  const claimed = await insertMany(
    db,
    leadFingerprints,
    rows,
    sql<{ key: string }>`
      on conflict (key) do update set lead_id = excluded.lead_id, body_hash = excluded.body_hash, at = now()
      where lead_fingerprints.at
        < now() - case when excluded.key like 'key:%' then interval '7 days' else interval '10 minutes' end
        or (excluded.key like 'who:%' and exists (
          select 1 from ${leads} where ${leads.id} = lead_fingerprints.lead_id and ${leads.deletedAt} is not null))
      returning key`,
  );
  if (claimed.length === rows.length) return group.map((submission) => submission.id);

  const mine = new Set(claimed.map((row) => row.key));
  const taken = await db
    .select()
    .from(leadFingerprints)
    .where(
      inArray(
        leadFingerprints.key,
        rows.map((row) => row.key).filter((key) => !mine.has(key)),
      ),
    );
  const takenBy = new Map(taken.map((row) => [row.key, row]));

  const outcomes: (string | Error)[] = [];
  for (const submission of group) {
    const earlier = submission.fingerprints.map((key) => takenBy.get(key)).find((row) => row !== undefined);
    const misused = earlier?.key.startsWith('key:') && earlier.bodyHash !== submission.bodyHash;
    const own = submission.fingerprints.filter((key) => mine.has(key));
    if (earlier && own.length > 0) {
      // The keys that were free now lead to the earlier enquiry, or back to nobody.
      if (misused) await db.delete(leadFingerprints).where(inArray(leadFingerprints.key, own));
      else
        await db
          .update(leadFingerprints)
          .set({ leadId: earlier.leadId })
          .where(inArray(leadFingerprints.key, own));
    }
    if (misused) outcomes.push(new Conflict(/*i18n*/ 'This enquiry was already sent with other details.'));
    else outcomes.push(earlier?.leadId ?? submission.id);
  }
  return outcomes;
}

const consentOf = ({ id: leadId, consentVersion, adMarks, whatsApp }: Submission) => {
  const given = (purpose: string, textVersion: string) => ({ id: uuidv7(), leadId, purpose, textVersion });
  // An answer about cookies is written down by itself, without a name.
  const isOfForm = adMarks?.marketing && adMarks.version in consentTexts;
  return [
    ...(consentVersion === null ? [] : [given('enquiry', consentVersion)]),
    ...(isOfForm ? [given('advertising', adMarks.version)] : []),
    ...(whatsApp === null ? [] : [given('whatsapp', whatsAppConsentVersion)]),
  ];
};

const marksOf = ({ id, adMarks, ctx }: Submission) => {
  if (!adMarks) return [];
  const { version, ...marks } = adMarks;
  return [{ leadId: id, at: ctx.now(), consentVersion: version, ...marks }];
};

/** Of the repeats, those that say something else than before; the lead then stands as changed just now. */
async function newWords(db: Db, repeats: { submission: Submission; leadId: string }[]) {
  if (repeats.length === 0) return [];
  const known = await db
    .select({ leadId: leadTouches.leadId, bodyHash: leadTouches.bodyHash })
    .from(leadTouches)
    .where(
      inArray(
        leadTouches.leadId,
        repeats.map((repeat) => repeat.leadId),
      ),
    );
  const said = new Set(known.map((row) => `${row.leadId} ${row.bodyHash}`));
  const news = repeats.filter(({ submission, leadId }) => !said.has(`${leadId} ${submission.bodyHash}`));
  if (news.length > 0) {
    await db
      .update(leads)
      .set({ updatedAt: sql`now()` })
      .where(
        inArray(
          leads.id,
          news.map((repeat) => repeat.leadId),
        ),
      );
  }
  return news;
}
