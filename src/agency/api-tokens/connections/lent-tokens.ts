import { tokenStart } from '../api-token.ts';
import { newToken } from '#kit/secrets/token.ts';

/** How long an access token opens something, in seconds. */
export const accessSeconds = 3_600;

/** A refresh token is what its family begins with and what this one ends with: `nrr_….…` */
const refreshStart = 'nrr_';
const Refresh = /^(nrr_[\w-]{43})\.[\w-]{43}$/;

export type LentTokens = { access: string; refresh: string };

export const newTokens = (): LentTokens & { family: string } => {
  const family = refreshStart + newToken();
  return { family, refresh: `${family}.${newToken()}`, access: tokenStart + newToken() };
};

/** What a refresh token begins with, or null where it is none. */
export const familyIn = (refresh: string): string | null => Refresh.exec(refresh)?.[1] ?? null;

/** As programs read it (RFC 6749 §5.1). */
export const asAnswer = ({ access, refresh }: LentTokens, scopes: readonly string[]) => ({
  access_token: access,
  token_type: 'Bearer' as const,
  expires_in: accessSeconds,
  refresh_token: refresh,
  scope: scopes.filter((scope) => scope !== 'assistants:use').join(' '),
});
export type TokenAnswer = ReturnType<typeof asAnswer>;
