import { services } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * What services are called, by each name that they bear or bore: whatever refers to one by name still finds it after the
 * owner has renamed it.
 */
export async function readServiceNames({ db }: Pick<Ctx, 'db'>) {
  const { name, formerNames } = services;
  const all = await db.select({ name, formerNames }).from(services);
  const names = new Map(
    all.flatMap(({ name, formerNames }) => {
      const every = [name, ...formerNames];
      return every.map((one) => [one, every] as const);
    }),
  );
  /** All names of the service that bears or bore this one, today's first. A name that no service had stands alone. */
  const every = (name: string) => names.get(name) ?? [name];
  const today = (name: string): string => every(name)[0] ?? name;
  const namedIn = (titles: string[]): string[] => {
    // “E-commerce Website Development” names one service, not two.
    const byLength = [...names.keys()].toSorted((a, b) => b.length - a.length);
    const found = titles.flatMap((title) => {
      const said = title.toLowerCase();
      return byLength.find((name) => said.includes(name.toLowerCase())) ?? [];
    });
    return [...new Set(found.map(today))];
  };
  return {
    every,
    today,
    /** The services that these lines sell, each once, by what it is called today. */
    namedIn,
  };
}
