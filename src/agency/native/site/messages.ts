import { z } from 'zod';
import { googleTokenType, mostBytes } from './names.ts';

// Compiled schemas need eval, which the site's policy forbids.
z.config({ jitless: true });

const GoogleToken = z.object({
  type: z.literal(googleTokenType),
  idToken: z.string().min(1).max(mostBytes),
});
const Reply = z.object({
  reqType: z.string().min(1).max(60),
  message: z.string().max(300).default(''),
});
const ShellMessage = z.union([GoogleToken, Reply]);
const AdsEvent = z.object({ event: z.string().min(1).max(60) });

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
