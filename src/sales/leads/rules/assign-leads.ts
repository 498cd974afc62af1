import { and, asc, eq, sql } from 'drizzle-orm';
import { leadRules } from './table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import { roleMay } from '#kit/permissions.ts';

type Rule = Pick<typeof leadRules.$inferSelect, 'id' | 'name' | 'services' | 'people'>;
type Person = { id: string; name: string };
export type Assigned = { person: Person; rule: string };

/**
 * Whose lead each of these becomes, null where no rule knows somebody. Inside the transaction that makes the leads: the
 * statement that counts a rule's turns also decides between processes.
 * @param options.not this person is passed over
 */
export async function assignByRules(
  { db }: Pick<Ctx, 'db'>,
  wanted: { service: string }[],
  options: { not?: string | null } = {},
): Promise<(Assigned | null)[]> {
  if (wanted.length === 0) return [];
  const rules = await db
    .select({
      id: leadRules.id,
      name: leadRules.name,
      services: leadRules.services,
      people: leadRules.people,
    })
    .from(leadRules)
    .where(eq(leadRules.active, true))
    .orderBy(asc(leadRules.position), asc(leadRules.id));
  if (rules.length === 0) return wanted.map(() => null);
  const present = await db
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(eq(staff.active, true), eq(staff.offDuty, false)));
  const onDuty = new Map(
    present
      .filter(({ id, role }) => roleMay(role, 'leads:edit') && id !== options.not)
      .map((person) => [person.id, person]),
  );
  const names = await readServiceNames({ db });
  const chosen = wanted.map(({ service }) => ruleFor(rules, onDuty, names.every(service)));

  const uses = Map.groupBy(
    chosen.filter((one) => one !== null),
    ({ id }) => id,
  );
  const next = new Map<string, number>();
  // One order everywhere: two processes cannot wait for each other.
  for (const [id, { length }] of [...uses].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [row] = await db
      .update(leadRules)
      .set({ turn: sql`${leadRules.turn} + ${length}` })
      .where(eq(leadRules.id, id))
      .returning({ turn: leadRules.turn });
    if (row) next.set(id, row.turn - length);
  }
  return chosen.map((rule) => {
    const turn = rule && next.get(rule.id);
    if (rule === null || typeof turn !== 'number') return null;
    next.set(rule.id, turn + 1);
    const person = rule.present[turn % rule.present.length];
    return person ? { person: { id: person.id, name: person.name }, rule: rule.name } : null;
  });
}

/** The first rule that names the service, or every service, and has somebody on duty. @param names of the service */
function ruleFor(rules: Rule[], onDuty: Map<string, Person>, names: string[]) {
  for (const rule of rules) {
    if (rule.services.length > 0 && !rule.services.some((one) => names.includes(one))) continue;
    const present = rule.people.map((id) => onDuty.get(id)).filter((person) => person !== undefined);
    if (present.length > 0) return { ...rule, present };
  }
  return null;
}
