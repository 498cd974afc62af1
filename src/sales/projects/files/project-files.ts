import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { projectFiles } from './table.server.ts';
import { filesMail } from './files-mail.ts';
import { mostFiles } from './project-file.ts';
import { findMine } from '../my-projects.ts';
import { holdProject, type ProjectRow } from '../select-projects.ts';
import { audit } from '#agency/audit/record.ts';
import { describeFile, typeOf } from '#agency/media/describe-file.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import type { OpenedFile } from '#kit/ports/files.ts';
import { repeatedSince } from '#kit/repeated-since.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

type NewFile = { projectId: string; name: string; content: Uint8Array; note: string };
type Insert = typeof projectFiles.$inferInsert;

const givingLimit = defineLimit('project-file', { points: 60, seconds: 3_600 });

/**
 * Gives something to the customer of a project, who is told by mail.
 * @throws NotFound · Conflict of one that was stopped · Invalid naming `file` · OutOfSpace · FilesDown
 */
export async function giveFile(ctx: Ctx, input: NewFile): Promise<void> {
  const by = allow(ctx.actor, 'projects:edit');
  await lay(ctx, input, { staffName: by.name });
}

/**
 * Gives something to the agency, for one's own project. The same again within ten minutes is the same file.
 * @throws Unauthenticated · TooManyRequests · as above
 */
export async function giveMyFile(ctx: Ctx, input: NewFile): Promise<void> {
  const { id } = await findMine(ctx, input);
  await ctx.limit(givingLimit, id);
  await lay(ctx, input, { staffName: null, unseenSince: ctx.now() });
}

/** Shows a file or an address on a step, to be approved. What was shown on it before can no longer be answered. */
export async function showVersion(
  ctx: Ctx,
  input: { projectId: string; step: number; note: string } & (
    | { name: string; content: Uint8Array }
    | { address: string }
  ),
): Promise<void> {
  const by = allow(ctx.actor, 'projects:edit');
  const version = { staffName: by.name, isVersion: true, step: input.step };
  if ('content' in input) return lay(ctx, input, version);
  const { projectId, note, address } = input;
  const sha256 = await hashOf(address);
  await inTransaction(ctx, (ctx) =>
    add(ctx, { ...version, projectId, note, name: address, storedName: '', bytes: 0, sha256 }),
  );
}

async function hashOf(address: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return Buffer.from(hash).toString('hex');
}

/** Lays a file where uploads lie, by its first bytes, and writes down whose it is. */
async function lay(
  ctx: Ctx,
  input: NewFile,
  given: Pick<Insert, 'staffName' | 'isVersion' | 'step' | 'unseenSince'>,
): Promise<void> {
  const { projectId, name, content, note } = input;
  const file = describeFile({ place: 'project', name, content, archives: true });
  await ctx.files.put(file.storedName, content);
  let isNew = false;
  try {
    isNew = await inTransaction(ctx, (ctx) => add(ctx, { ...file, ...given, projectId, note }));
  } finally {
    if (!isNew) await forgetFiles(ctx, { names: [file.storedName] });
  }
}

/** @returns false for what the customer has just given already */
async function add(ctx: Ctx, row: Omit<Insert, 'id'>): Promise<boolean> {
  const { projectId } = row;
  refuseStopped(await holdProject(ctx, { projectId }));
  const fromUs = row.staffName !== null;
  const side = and(
    eq(projectFiles.projectId, projectId),
    fromUs ? isNotNull(projectFiles.staffName) : isNull(projectFiles.staffName),
  );
  const twin = and(
    side,
    eq(projectFiles.sha256, row.sha256),
    eq(projectFiles.name, row.name),
    eq(projectFiles.note, row.note ?? ''),
    gt(projectFiles.createdAt, repeatedSince(ctx)),
  );
  if (!fromUs && (await ctx.db.$count(projectFiles, twin)) > 0) return false;
  if ((await ctx.db.$count(projectFiles, side)) >= mostFiles)
    throw new Invalid({ file: /*i18n*/ 'At most 100 files lie with a project' });
  const fileId = v7();
  await ctx.db.insert(projectFiles).values({ ...row, id: fileId, createdAt: ctx.now() });
  if (fromUs) await ctx.jobs.enqueue(ctx.db, filesMail, [{ projectId }], gathering(ctx));
  await tell(ctx, projectId, {
    after: { [row.isVersion ? 'version' : 'file']: fileId, sha256: row.sha256 },
  });
  const from = fromUs ? 'agency' : 'customer';
  await queueWebhooks(ctx, 'project.file-added', {
    projectId,
    fileId,
    from,
    isVersion: row.isVersion ?? false,
  });
  return true;
}

/** What is given within two minutes is told of in one mail. */
const gathering = (ctx: Pick<Ctx, 'now'>) => new Date(ctx.now().getTime() + 120_000);

/** @throws Conflict */
export function refuseStopped({ state }: Pick<ProjectRow, 'state'>): void {
  if (state === 'stopped') throw new Conflict(/*i18n*/ 'This project was stopped.');
}

/** Takes a file or a version away. What was answered stays. @throws NotFound · Conflict once it was answered */
export async function removeFile(ctx: Ctx, input: { projectId: string; fileId: string }): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  const { projectId } = input;
  const gone = await inTransaction(ctx, async (ctx) => {
    await holdProject(ctx, input);
    const mine = and(eq(projectFiles.id, input.fileId), eq(projectFiles.projectId, projectId));
    const [found] = await ctx.db.select().from(projectFiles).where(mine);
    if (!found) throw new NotFound(/*i18n*/ 'This file');
    if (found.answer) throw new Conflict('What was answered stays.');
    await ctx.db.delete(projectFiles).where(mine);
    await tell(ctx, projectId, { before: { file: found.id } });
    return found.storedName;
  });
  if (gone) await forgetFiles(ctx, { names: [gone] });
}

/** The office has looked at what its customer gave and answered. @throws NotFound */
export async function seeNews(ctx: Ctx, input: { projectId: string }): Promise<void> {
  allow(ctx.actor, 'projects:edit');
  await inTransaction(ctx, async (ctx) => {
    await holdProject(ctx, input);
    await ctx.db
      .update(projectFiles)
      .set({ unseenSince: null })
      .where(and(eq(projectFiles.projectId, input.projectId), isNotNull(projectFiles.unseenSince)));
  });
}

export type ProjectFile = { name: string; type: string; isVersion: boolean; content: OpenedFile };

/** A file as it comes, for staff. @throws NotFound · FilesDown */
export function openFile(ctx: Ctx, input: { projectId: string; fileId: string }): Promise<ProjectFile> {
  allow(ctx.actor, 'projects:read');
  return open(ctx, input);
}

/** The same for the customer of its project. @throws Unauthenticated · NotFound for everybody else · FilesDown */
export async function openMyFile(
  ctx: Ctx,
  input: { projectId: string; fileId: string },
): Promise<ProjectFile> {
  await findMine(ctx, input);
  return open(ctx, input);
}

async function open(ctx: Ctx, input: { projectId: string; fileId: string }): Promise<ProjectFile> {
  const [file] = await ctx.db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.id, input.fileId), eq(projectFiles.projectId, input.projectId)));
  const content = file?.storedName ? await ctx.files.open(file.storedName) : null;
  if (!file || !content) throw new NotFound(/*i18n*/ 'This file');
  return { name: file.name, type: typeOf(file), isVersion: file.isVersion, content };
}

const tell = (ctx: Ctx, subjectId: string, change: { before?: object; after?: object }) =>
  audit(ctx, { action: 'changed', subjectType: 'project', subjectId, ...change });
