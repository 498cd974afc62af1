import { z } from 'zod';
import { googleTokenType, maxBytes } from './names.ts';

// Compiled schemas need eval, which the site's policy forbids.
z.config({ jitless: true });

const type = z.literal(googleTokenType);
const token = z.string().min(1).max(maxBytes);
const GoogleToken = z.union([
  z.object({
    type,
    token,
    tokenKind: z.literal('handoff_code'),
    codeVerifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.object({ type, token, tokenKind: z.literal('google_id_token').default('google_id_token') }),
]);
export type GoogleToken = z.infer<typeof GoogleToken>;

const shellErrors = [
  'cancelled',
  'no_browser',
  'expired',
  'access_denied',
  'failed',
  'no_window',
  'unknown_action',
] as const;
export type ShellError = (typeof shellErrors)[number];

const reply = {
  reqType: z.string().min(1).max(60),
  reqId: z.string().max(60).optional(),
};
const Reply = z.union([
  z.object({ ...reply, status: z.literal('error'), error: z.enum(shellErrors).catch('failed') }),
  z.object({ ...reply, status: z.literal('success').default('success'), data: z.unknown().optional() }),
]);
const ShellMessage = z.union([GoogleToken, Reply]);
const AdsEvent = z.object({
  event: z.string().min(1).max(60),
  adUnitId: z.string().max(100).optional(),
  format: z.string().max(60).optional(),
});

export type ShellMessage = z.infer<typeof ShellMessage>;

/** A message of the app, or null for whatever is not one: no text, too long, no JSON, other keys. */
export const readShellMessage = (json: unknown) => parse(ShellMessage, json);
export const readAdsEvent = (json: unknown) => parse(AdsEvent, json);

function parse<S extends z.ZodType>(schema: S, json: unknown): z.infer<S> | null {
  if (typeof json !== 'string' || new TextEncoder().encode(json).length > maxBytes) return null;
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
