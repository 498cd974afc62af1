import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { projectFiles } from './table.server.ts';
import type { VersionReply } from './file-input.ts';
import { refuseStopped } from './project-files.ts';
import { findMine } from '../my-projects.ts';
import { holdProject } from '../select-projects.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/**
 * Approves a version of one's own project or asks for another, once: its hash and the time say what was approved. The same
 * answer again changes nothing.
 * @throws Unauthenticated · NotFound · Conflict where a later one is shown, it was answered otherwise, or the project was stopped ·
 * Invalid for comments on what is no picture
 */
export async function answerVersion(
  ctx: Ctx,
  input: VersionReply & { projectId: string; fileId: string },
): Promise<void> {
  const { projectId, fileId, answer, note: answerNote, pins } = input;
  await findMine(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    // Whoever shows another version holds it too, so that nobody approves what was replaced meanwhile.
    refuseStopped(await holdProject(ctx, input));
    const its = and(eq(projectFiles.projectId, projectId), eq(projectFiles.isVersion, true));
    const [version] = await ctx.db
      .select()
      .from(projectFiles)
      .where(and(its, eq(projectFiles.id, fileId)));
    if (!version) throw new NotFound(/*i18n*/ 'This version');
    // Sent once more by whoever got no answer.
    const said = { answer: version.answer, answerNote: version.answerNote, pins: version.pins };
    if (isDeepStrictEqual(said, { answer, answerNote, pins })) return;
    if (pins.length > 0 && !/\.(jpeg|png|webp)$/.test(version.storedName))
      throw new Invalid({ pins: /*i18n*/ 'Only a picture takes comments' });
    const [latest] = await ctx.db
      .select({ id: projectFiles.id })
      .from(projectFiles)
      .where(and(its, eq(projectFiles.step, version.step ?? 1)))
      .orderBy(desc(projectFiles.id))
      .limit(1);
    if (latest?.id !== fileId)
      throw new Conflict(/*i18n*/ 'A later version is shown. Please look at that one.');
    const answeredAt = ctx.now();
    const [answered] = await ctx.db
      .update(projectFiles)
      .set({ answer, answerNote, pins, answeredAt, unseenSince: answeredAt })
      .where(and(eq(projectFiles.id, fileId), isNull(projectFiles.answer)))
      .returning({ id: projectFiles.id });
    if (!answered) throw new Conflict(/*i18n*/ 'This version was answered already.');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'project',
      subjectId: projectId,
      after: { version: version.id, sha256: version.sha256, answer, comments: pins.length },
    });
    await queueWebhooks(ctx, 'project.answered', { projectId, fileId, answer });
  });
}
