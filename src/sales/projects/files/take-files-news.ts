import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { projectFiles } from './table.server.ts';
import { isAwaited, type Version } from './project-file.ts';
import { filesOf } from './read-files.ts';
import { readAddressee, type Addressee } from '../read-addressee.ts';
import { holdProject, stepsOf } from '../select-projects.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import type { Ctx } from '#kit/context.ts';

/** What a customer is told of what we gave: files by their names, versions by their step. `key` names it, for its mail. */
export type FilesNews = Addressee & {
  key: string;
  files: string[];
  versions: { step: string; number: number; isAwaited: boolean }[];
};

/**
 * What a customer has not been told of yet; from then on it counts as told, so that it is told once. Null where there is
 * nothing, or nobody can be written to. For the transaction that queues its mail.
 */
export async function takeFilesNews(ctx: Ctx, input: { projectId: string }): Promise<FilesNews | null> {
  await holdProject(ctx, input);
  const { id, projectId, staffName, toldAt } = projectFiles;
  const taken = await ctx.db
    .update(projectFiles)
    .set({ toldAt: ctx.now() })
    .where(and(eq(projectId, input.projectId), isNotNull(staffName), isNull(toldAt)))
    .returning({ id });
  const to = await readAddressee(ctx, input);
  const [first] = taken;
  if (!first || !to) return null;
  const isNew = (one: { id: string }) => taken.some((other) => other.id === one.id);
  const { files, versions } = await filesOf(ctx, input);
  const steps = await inLanguage({ ...ctx, language: to.language }, await stepsOf(ctx, input));
  const stepOf = (version: Version) => steps.find(({ position }) => position === version.step)?.title ?? '';
  return {
    ...to,
    key: `project-files:${first.id}`,
    files: files.filter(isNew).map(({ name }) => name),
    versions: versions.filter(isNew).map((version) => ({
      step: stepOf(version),
      number: version.number,
      isAwaited: isAwaited(version),
    })),
  };
}
