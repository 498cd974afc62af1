import { z } from 'zod';

/** pending (asked, not confirmed) → confirmed → unsubscribed. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const NewsletterInput = z.object({
  email: z
    .string({ error: /*i18n*/ 'Please enter your e-mail address' })
    .trim()
    .toLowerCase()
    .max(200)
    .pipe(z.email(/*i18n*/ 'Please enter a valid email address.')),
  /** The page that asks. */
  page: z.string().max(2000).optional(),
  /** Whether they allow us to see what they open and follow. */
  measured: z.boolean().optional(),
  /** Filled by programs only. */
  honeypot: z.string().max(500).default(''),
});
export type NewsletterInput = z.infer<typeof NewsletterInput>;

export const SubscriberToken = z.string().regex(/^[0-9a-f]{32}$/);

export const SubscriberFilter = z.object({
  status: z.enum(subscriberStatuses).optional(),
  q: z.string().trim().toLowerCase().max(200).optional(),
});
export type SubscriberFilter = z.infer<typeof SubscriberFilter>;
