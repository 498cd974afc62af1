import { z } from 'zod';

/** Six digits of the app, or one of the recovery codes; blanks and dashes are as people write them. */
export const FactorCode = z.object({
  code: z
    .string()
    .max(40, 'Use at most 40 characters')
    .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
    .refine((code) => /^(?:\d{6}|[A-Z2-7]{16})$/.test(code), {
      error: 'Enter the six digits of your app, or a recovery code',
    }),
});
export type FactorCode = z.infer<typeof FactorCode>;

export const OwnPassword = z.strictObject({
  password: z.string().min(1, 'Enter your password').max(128, 'Use at most 128 characters'),
});
export type OwnPassword = z.infer<typeof OwnPassword>;

/** What somebody puts into their app. Shown until it is confirmed, never again. */
export type FactorSecret = {
  /** Base32, for typing. */
  secret: string;
  /** The same as an otpauth:// address, for a picture to scan. */
  uri: string;
};

/** How one's own second step stands. */
export type FactorState = { since: Date | null; recoveryCodesLeft: number; required: boolean };

/** `code`: their app's. `enrol`: they have no app yet, and every colleague needs one. */
export type SecondStep = 'code' | 'enrol';

export const SignInRules = z.strictObject({
  /** Whoever has no second factor sets one up at the next sign-in. */
  requireSecondFactor: z.boolean(),
});
export type SignInRules = z.infer<typeof SignInRules>;
