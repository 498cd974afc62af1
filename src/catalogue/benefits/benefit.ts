import { z } from 'zod';
import type { Paise } from '#kit/india/money.ts';
import { benefitNeeds, type BenefitNeed } from './benefit-need.ts';

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
  need: BenefitNeed;
  /** The system of the offer's plans does this already: whoever has one need not add it. */
  inOffer: boolean;
  position: number;
};

/** A benefit as pages show it; `icon`: the address of a drawing. */
export type ShownBenefit = Pick<
  Benefit,
  'id' | 'title' | 'description' | 'originalPaise' | 'pricePaise' | 'additional'
> & { icon: string };

/** A benefit as the price page shows it. */
export type PricedBenefit = ShownBenefit & Pick<Benefit, 'need' | 'inOffer'>;

const plain = (value: string) => value.isWellFormed() && !value.includes('\u0000');
const plainText = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max).refine(plain, /*i18n*/ 'Use plain text');
const maxPaise = 10_000_000;
const paise = z
  .number(/*i18n*/ 'Enter an amount')
  .int('Enter whole paise')
  .max(maxPaise, 'Enter at most ₹1,00,000');

/** A benefit as staff edit it. */
export const BenefitInput = z
  .strictObject({
    title: plainText(80, 'Enter a title'),
    description: plainText(300, 'Say what it does'),
    icon: z.enum(benefitIcons),
    originalPaise: paise.min(0),
    pricePaise: paise.min(100, 'Enter a price'),
    status: z.enum(benefitStatuses),
    additional: z.boolean(),
    need: z.enum(benefitNeeds),
    inOffer: z.boolean(),
  })
  .refine(({ originalPaise, pricePaise }) => originalPaise === 0 || originalPaise > pricePaise, {
    message: 'The struck-through price must be above the price; 0 strikes nothing through',
    path: ['originalPaise'],
  });
export type BenefitInput = z.infer<typeof BenefitInput>;

/** The name under which pages that show the benefits are kept. */
export const benefitsTag = 'benefits';
