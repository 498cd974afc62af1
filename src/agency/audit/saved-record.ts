import type { Ctx } from '#kit/context.ts';
import { Stale } from '#kit/errors.ts';
import { isSerializationFailure } from '#kit/rows/sql-state.ts';
import { differencesOf } from '#kit/rows/differences.ts';
import { etagOf } from '#kit/rows/etag-of.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lastChange, type Change } from './last-change.ts';

type Save = {
  id: string;
  /** The mark of what the save is based on, in quotes; `*` takes the record whatever it says. */
  ifMatch: string;
  /** The fields that are saved, by the names under which the record has them. */
  input: object;
};

/**
 * A record that several people may have open at once. It is answered with a mark of what its form shows, and a save that
 * names another mark than the present one is refused with what differs.
 * @param record.subject under which the audit knows it
 * @param record.said what its form shows and saves
 * @param record.read as it is now; undefined where there is none, and the save itself says so
 * @param record.changed who changed it last, where the audit does not know
 */
export function savedRecord<R extends object>(record: {
  subject: string;
  editable: (found: R) => object;
  read: (ctx: Ctx, id: string) => Promise<R | undefined>;
  changed?: (ctx: Ctx, id: string) => Promise<Change | null>;
}) {
  const { subject, editable, read } = record;
  const changed = record.changed ?? ((ctx, id) => lastChange(ctx, { subjectType: subject, subjectId: id }));
  const check = async (ctx: Ctx, { id, input, ifMatch }: Save) => {
    const now = await read(ctx, id);
    if (!now || ifMatch === '*') return;
    const etag = etagOf(editable(now));
    if (ifMatch === `"${etag}"`) return;
    const last = await changed(ctx, id);
    throw new Stale({ etag, by: last?.staffName ?? null, at: last?.at ?? null, fields: differencesOf(editable(now), input) }); // prettier-ignore
  };
  const withEtag = <T extends R>(found: T) => ({ ...found, etag: etagOf(editable(found)) });
  const saved = {
    withEtag,
    /**
     * Saves only on top of what the mark stands for.
     * @throws Stale
     */
    async save<T>(ctx: Ctx, save: Save, write: (ctx: Ctx) => Promise<T>): Promise<T> {
      for (let tries = 1; ; tries++)
        try {
          // What is read here and what is written over is the same state of the database, or the transaction fails:
          // nobody gets in between the look and the write.
          return await inTransaction(
            ctx,
            async (ctx) => {
              await check(ctx, save);
              return write(ctx);
            },
            { isolationLevel: 'repeatable read' },
          );
        } catch (error) {
          if (!isSerializationFailure(error) || tries === maxTries) throw error;
        }
    },
    /** The same for a write that answers with the record. */
    async saveWithEtag<T extends R>(
      ctx: Ctx,
      save: Save,
      write: (ctx: Ctx) => Promise<T>,
    ): Promise<T & { etag: string }> {
      return withEtag(await saved.save(ctx, save, write));
    },
  };
  return saved;
}

const maxTries = 5;

/** What a form of this schema shows: the fields that it sends. */
export const fieldsOf =
  <K extends string>({ shape }: { shape: Record<K, unknown> }) =>
  <R extends Partial<Record<K, unknown>>>(found: R): object =>
    Object.fromEntries(Object.entries(found).filter(([key]) => Object.hasOwn(shape, key)));
