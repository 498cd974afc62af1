import type { Paise } from '#domain/money.ts';

export const benefitStatuses = ['Active', 'Inactive'] as const;
export type BenefitStatus = (typeof benefitStatuses)[number];

/** The drawings a benefit can carry; each is a file of the site. */
export const benefitIcons = [
  'address',
  'backup',
  'calendar',
  'chart',
  'chat',
  'counter',
  'delivery',
  'invoice',
  'language',
  'lock',
  'mail',
  'payment',
  'phone',
  'picture',
  'search',
  'stock',
] as const;
export type BenefitIcon = (typeof benefitIcons)[number];
export const benefitIconPath = (icon: BenefitIcon) => `/icons/${icon}.svg`;

/** A benefit as customers see it. Prices are of one month, before GST. */
export type Benefit = {
  id: string;
  title: string;
  description: string;
  icon: BenefitIcon;
  /** 0 where nothing is struck through. */
  originalPaise: Paise;
  pricePaise: Paise;
  /** Listed under Additional Features instead of Benefits. */
  additional: boolean;
  position: number;
};
