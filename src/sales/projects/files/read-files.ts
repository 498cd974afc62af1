import { and, asc, eq, inArray } from 'drizzle-orm';
import { projectFiles } from './table.server.ts';
import { isAwaited, type GivenFile, type ShownAs, type Version } from './project-file.ts';
import type { Ctx } from '#kit/context.ts';

type Db = Pick<Ctx, 'db'>;
type Row = typeof projectFiles.$inferSelect;

/** The same with what only the office is told: by whom of us, and whether nobody has looked at it yet. */
type ForOffice = { staffName: string | null; isNew: boolean };

/** What lies with a project, each in the order in which it was given. */
export async function filesOf(
  { db }: Db,
  input: { projectId: string },
): Promise<{ files: (GivenFile & ForOffice)[]; versions: (Version & ForOffice)[] }> {
  const rows = await db
    .select()
    .from(projectFiles)
    .where(eq(projectFiles.projectId, input.projectId))
    .orderBy(asc(projectFiles.id));
  const files = rows
    .filter(({ isVersion }) => !isVersion)
    .map((row) => ({ ...common(row), fromUs: row.staffName !== null }));
  return { files, versions: versionsIn(rows) };
}

/** The versions among these rows of one project, in their order. */
function versionsIn(rows: Row[]) {
  const all = rows.filter(({ isVersion }) => isVersion);
  return all.map((row) => {
    const ofStep = all.filter(({ step }) => step === row.step);
    const { answer, answerNote, pins, answeredAt, sha256, storedName, step } = row;
    return {
      ...common(row),
      step: step ?? 1,
      number: ofStep.indexOf(row) + 1,
      isCurrent: ofStep.at(-1) === row,
      as: shownAs(row),
      address: storedName === '' ? row.name : '',
      sha256,
      answer,
      answerNote,
      pins,
      answeredAt: answeredAt && answeredAt.toISOString(),
    };
  });
}

const common = ({ id, name, bytes, note, createdAt, staffName, unseenSince }: Row) => ({
  id,
  name,
  bytes,
  note,
  at: createdAt.toISOString(),
  staffName,
  isNew: unseenSince !== null,
});

function shownAs({ storedName }: Row): ShownAs {
  if (storedName === '') return 'address';
  const ending = storedName.split('.').at(-1);
  return ending === 'pdf' ? 'pdf' : ending === 'zip' ? 'file' : 'picture';
}

/** The steps of each of these projects that wait for their customer's yes, by the project's id. */
export async function awaitedSteps({ db }: Db, projectIds: string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .select()
    .from(projectFiles)
    .where(and(inArray(projectFiles.projectId, projectIds), eq(projectFiles.isVersion, true)))
    .orderBy(asc(projectFiles.id));
  return new Map(
    projectIds.map((projectId) => [
      projectId,
      versionsIn(rows.filter((row) => row.projectId === projectId))
        .filter(isAwaited)
        .map(({ step }) => step)
        .toSorted((a, b) => a - b),
    ]),
  );
}
