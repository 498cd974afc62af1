import { z } from 'zod';

/** Who wants to be connected. `host`: whose server says so; null where the program said it of itself. */
export type Client = { id: string; name: string; redirectUris: string[]; host: string | null };

const ownMachine = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether it is a program on the computer of whoever connects it. */
export const isOnOwnMachine = (redirectUri: string) => {
  const { protocol, hostname } = new URL(redirectUri);
  return protocol === 'http:' && ownMachine.has(hostname);
};

/** By https, or to a program on the same machine: nothing that a browser would run, and no other program. */
const RedirectUri = z
  .string()
  .max(300)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password } = new URL(text);
    const isPlain = !username && !password && !text.includes('#');
    return isPlain && (protocol === 'https:' || isOnOwnMachine(text));
  });
const RedirectUris = z.array(RedirectUri).min(1).max(10);

/** What a client says of itself (RFC 7591), as far as we use it. What else it says is passed over. */
export const ClientMetadata = z.object({
  client_name: z.string().max(1_000).default(''),
  redirect_uris: RedirectUris,
});

/** A name as people are shown it: nothing that hides or turns round what stands beside it. */
export const shownName = (name: string, redirectUri: string) =>
  name.trim().slice(0, 60).replaceAll(/\p{C}/gu, ' ').trim() || new URL(redirectUri).hostname;

const start = 'nrc_';

/**
 * The id of a client that says itself who it is holds all of that. Whoever asks may register whatever they like, so a
 * list of ours would say no more, and could be filled.
 */
export const idOfClient = (name: string, redirectUris: string[]) =>
  start + Buffer.from(JSON.stringify([name, redirectUris])).toString('base64url');

/** What such an id says, or null where it is none. */
export function clientInId(id: string): Client | null {
  if (!id.startsWith(start)) return null;
  const said = Said.safeParse(Buffer.from(id.slice(start.length), 'base64url').toString());
  if (!said.success) return null;
  const [name, redirectUris] = said.data;
  return idOfClient(name, redirectUris) === id ? { id, name, redirectUris, host: null } : null;
}
const Said = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.tuple([z.string().max(60), RedirectUris]));

/** Exactly one of its own. The port of a program on the same machine is its own affair (RFC 8252). */
export function isRedirectOf({ redirectUris }: Client, redirectUri: string): boolean {
  if (redirectUris.includes(redirectUri)) return true;
  if (!RedirectUri.safeParse(redirectUri).success || !isOnOwnMachine(redirectUri)) return false;
  return redirectUris.some((one) => isOnOwnMachine(one) && withoutPort(one) === withoutPort(redirectUri));
}
function withoutPort(redirectUri: string): string {
  const url = new URL(redirectUri);
  url.port = '';
  return url.href;
}
