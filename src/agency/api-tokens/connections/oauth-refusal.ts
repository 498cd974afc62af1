import { DomainError } from '#kit/errors.ts';

/** What programs know a refusal by. Sources: RFC 6749 §5.2, RFC 7591 §3.2.2, RFC 8707 §2 */
export type OAuthCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri'
  | 'unsupported_grant_type';

/** What an assistant's program asked for while it is connected cannot be given. */
export class OAuthRefusal extends DomainError {
  readonly code: OAuthCode;
  constructor(code: OAuthCode, text: string) {
    super(text);
    this.code = code;
  }
}

/** A code or a token that opens nothing: unknown, used, ended, somebody else's. Nobody can tell which. */
export const nothingOpened = () =>
  new OAuthRefusal('invalid_grant', /*i18n*/ 'This opens nothing. Please connect the assistant again.');
