import { projectTemplates } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** What the steps of projects are called, for whoever translates them. */
export async function readStepTitles({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const all = await db.select({ steps: projectTemplates.steps }).from(projectTemplates);
  return [...new Set(all.flatMap(({ steps }) => steps.map(({ title }) => title)))];
}
