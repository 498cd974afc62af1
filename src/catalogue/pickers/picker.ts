import { formatInr, type Paise } from '#kit/india/money.ts';
import { pathOf } from '#kit/path-of.ts';

/** Which pickers there are; each stands at `/<key>-price`. */
export const pickerKeys = ['ecommerce', 'vendor', 'ottplatform', 'crm', 'staff', 'login'] as const;
export type PickerKey = (typeof pickerKeys)[number];

export const pickerPath = (key: PickerKey) => pathOf(`/${key}-price`);

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

export const totalOf = (features: Feature[]): Paise =>
  features.reduce((sum, feature) => sum + feature.pricePaise, 0);

/** What was picked, one feature per line, and what it comes to. */
export const pickRemark = (name: string, features: Feature[]): string =>
  [
    name,
    ...features.map((feature) => `${feature.name} — ${formatInr(feature.pricePaise)}`),
    `Total — ${formatInr(totalOf(features))}`,
  ].join('\n');
