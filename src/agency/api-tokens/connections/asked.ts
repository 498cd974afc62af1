import { z } from 'zod';
import { NewApiToken } from '../api-token.ts';

const said = z.string().max(2_000).optional();

/** What an assistant's address to us says, in OAuth's own names. Unknown parameters mean nothing. */
export const Asked = z.object({
  response_type: said,
  client_id: said,
  redirect_uri: said,
  code_challenge: said,
  code_challenge_method: said,
  scope: said,
  state: said,
  resource: said,
});
export type Asked = z.infer<typeof Asked>;

/** What a person says yes to. */
export const NewConnection = NewApiToken.omit({ name: true }).extend({ asked: Asked });
export type NewConnection = z.infer<typeof NewConnection>;
