import { z } from 'zod';
import { PickerInput } from '#catalogue/pickers/picker-input.ts';
import { pickerKeys } from '#catalogue/pickers/picker.ts';
import { pickers } from '#catalogue/pickers/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './pickers.json';

const Key = z.enum(pickerKeys);

export async function seedPickers(db: Db): Promise<void> {
  const rows = samples.map(({ key, ...sample }, position) => {
    const { features, ...picker } = PickerInput.parse(sample);
    return {
      ...picker,
      key: Key.parse(key),
      position,
      isSample: true,
      features: features.map((feature, i) => ({ ...feature, id: `${key}-${i + 1}` })),
    };
  });
  await db.insert(pickers).values(rows).onConflictDoNothing();
}
