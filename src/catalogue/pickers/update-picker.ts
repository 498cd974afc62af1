import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { pickers } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { PickerInput } from './picker-input.ts';
import type { Feature, Picker, PickerKey } from './picker.ts';

/** Replaces a picker's words and features. @throws Invalid when an id is not one of this picker's own, or comes twice */
export async function updatePicker(ctx: Ctx, input: PickerInput & { key: string }): Promise<Picker> {
  allow(ctx.actor, 'offer:edit');
  const key = input.key as PickerKey;
  return inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db.select().from(pickers).where(eq(pickers.key, key)).for('update');
    if (!found) throw new NotFound('This feature picker');
    const after = { name: input.name, intro: input.intro, features: withIds(found.features, input) };
    await ctx.db
      .update(pickers)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(pickers.key, key));
    const { name, intro, features } = found;
    const before = { name, intro, features };
    await audit(ctx, { action: 'changed', subjectType: 'picker', subjectId: key, before, after });
    await announce(ctx, { kind: 'pages', tags: ['pickers'] });
    return { key, ...after, isSample: false };
  });
}

function withIds(known: Feature[], { features }: PickerInput): Feature[] {
  const free = new Set(known.map(({ id }) => id));
  return features.map(({ id, ...feature }, i) => {
    if (id !== undefined && !free.delete(id))
      throw new Invalid({ [`features.${i}.id`]: 'This feature is not one of this picker' });
    return { id: id ?? v7(), ...feature };
  });
}
