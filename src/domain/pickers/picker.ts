import { z } from 'zod';
import { formatInr, type Paise } from '#domain/money.ts';

/** Which pickers there are; each stands at `/<key>-price`. Source: public-site §2. */
export const pickerKeys = ['ecommerce', 'vendor', 'ottplatform', 'crm', 'staff', 'login'] as const;
export type PickerKey = (typeof pickerKeys)[number];

export const pickerPath = (key: PickerKey) => `/${key}-price`;

/** A feature to pick. Its id is unique among all pickers and never given to another feature. */
export type Feature = { id: string; name: string; pricePaise: Paise };

/** `isSample`: as it came with the installation, nobody has gone over it yet. */
export type Picker = {
  key: PickerKey;
  name: string;
  intro: string;
  features: Feature[];
  isSample: boolean;
};

/** A picker as staff edit it. A feature without an id is a new one. */
export const PickerInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(80),
  intro: z.string().trim().max(400),
  features: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(60).optional(),
        name: z.string().trim().min(1, 'Enter a name').max(80),
        pricePaise: z.number().int('Enter whole paise').min(100, 'Enter a price').max(100_000_000),
      }),
    )
    .min(1, 'Add at least one feature')
    .max(60),
});
export type PickerInput = z.infer<typeof PickerInput>;

export const totalOf = (features: Feature[]): Paise =>
  features.reduce((sum, feature) => sum + feature.pricePaise, 0);

/** What was picked, one feature per line, and what it comes to. */
export const pickRemark = (name: string, features: Feature[]): string =>
  [
    name,
    ...features.map((feature) => `${feature.name} — ${formatInr(feature.pricePaise)}`),
    `Total — ${formatInr(totalOf(features))}`,
  ].join('\n');
