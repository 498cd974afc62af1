import { Invalid } from '#kit/errors.ts';
import type { Picker } from './picker.ts';

/** The picked features of the one product they belong to, in that product's order. @throws Invalid */
export function pickedFrom(pickers: Picker[], ids: string[]): Pick<Picker, 'key' | 'name' | 'features'> {
  if (ids.length === 0) throw new Invalid({ features: /*i18n*/ 'Choose at least one feature' });
  const wanted = new Set(ids);
  const picker = pickers.find(({ features }) => features.some(({ id }) => wanted.has(id)));
  const features = picker?.features.filter(({ id }) => wanted.has(id)) ?? [];
  if (!picker || features.length !== wanted.size)
    throw new Invalid({
      features: /*i18n*/ 'Some of these features are no longer available. Please choose again.',
    });
  return { key: picker.key, name: picker.name, features };
}
