import { z } from 'zod';
import { googleTokenType, mostBytes, shellErrors } from './names.ts';

// Compiled schemas need eval, which the site's policy forbids.
z.config({ jitless: true });

const token = { type: z.literal(googleTokenType), token: z.string().min(1).max(mostBytes) };
/** What Google itself gave the app. */
const IdToken = z.object({ ...token, tokenKind: z.literal('google_id_token').default('google_id_token') });
/** What our server gave the app at the end of a sign-in in the phone's browser, good with its verifier only. */
const HandoffCode = z.object({
  ...token,
  tokenKind: z.literal('handoff_code'),
  codeVerifier: z.string().regex(/^[\w.~-]{43,128}$/),
});
const reply = { reqType: z.string().min(1).max(60), reqId: z.string().max(60).optional() };
const Done = z.object({
  ...reply,
  status: z.literal('success').default('success'),
  data: z.unknown().optional(),
});
const Refused = z.object({
  ...reply,
  status: z.literal('error'),
  error: z.enum(shellErrors).catch('failed'),
});
const ShellMessage = z.union([IdToken, HandoffCode, Done, Refused]);
const AdsEvent = z.object({
  event: z.string().min(1).max(60),
  adUnitId: z.string().max(120).optional(),
  format: z.string().max(60).optional(),
});

export type ShellMessage = z.infer<typeof ShellMessage>;

/** A message of the app, or null for whatever is not one: no text, too long, no JSON, other keys. */
export const readShellMessage = (json: unknown) => parse(ShellMessage, json);
export const readAdsEvent = (json: unknown) => parse(AdsEvent, json);

function parse<S extends z.ZodType>(schema: S, json: unknown): z.infer<S> | null {
  if (typeof json !== 'string' || new TextEncoder().encode(json).length > mostBytes) return null;
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
