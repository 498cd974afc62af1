import { z } from 'zod';
import type { Paise } from '#domain/money.ts';

export const activeStatuses = ['Active', 'Inactive'] as const;
export type ActiveStatus = (typeof activeStatuses)[number];

/** What a customer can subscribe to. Prices contain GST (decision 83). */
export type PricingPlan = {
  id: string;
  serviceId: string;
  serviceName: string;
  name: string;
  months: number;
  /** Before the discount; the same as `sellPaise` where there is none. */
  pricePaise: Paise;
  sellPaise: Paise;
  benefits: string[];
};

/** A line of what is in a plan. */
export const BenefitLine = z.string().trim().min(1, 'Write a line or remove it').max(120);
