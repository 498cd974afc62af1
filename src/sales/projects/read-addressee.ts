import { eq } from 'drizzle-orm';
import { projects } from './table.server.ts';
import type { ProjectRow } from './select-projects.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import { customers } from '#people/customers/table.server.ts';

/** Whom a project is told about. `phone`: ten digits, or empty. */
export type Addressee = { project: ProjectRow; email: string; phone: string; language: Language };

/** Null where nobody can be written to. An account may have another address, number and language since the sale. */
export async function readAddressee(
  { db }: Pick<Ctx, 'db'>,
  { projectId }: { projectId: string },
): Promise<Addressee | null> {
  const { email, phone, language, closedAt } = customers;
  const [found] = await db
    .select({ project: projects, email, phone, language, closedAt })
    .from(projects)
    .leftJoin(customers, eq(customers.id, projects.customerId))
    .where(eq(projects.id, projectId));
  const address = found?.email ?? found?.project.email;
  if (!found || !address || found.closedAt) return null;
  const { project } = found;
  return {
    project,
    email: address,
    phone: found.phone || project.phone,
    language: found.language ?? project.language,
  };
}
