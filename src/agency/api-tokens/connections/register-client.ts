import { ClientMetadata, idOfClient, shownName } from './client.ts';
import { OAuthRefusal } from './oauth-refusal.ts';

/** Gives whoever says who they are an id that says it too. Each is a public client: secrets are none in programs. @throws OAuthRefusal */
export function registerClient(said: object) {
  const metadata = ClientMetadata.safeParse(said);
  if (!metadata.success) {
    const isAboutName = metadata.error.issues.every(({ path: [first] }) => first !== 'redirect_uris');
    throw isAboutName
      ? new OAuthRefusal('invalid_client_metadata', /*i18n*/ 'Say who you are in a shorter way.')
      : new OAuthRefusal(
          'invalid_redirect_uri',
          /*i18n*/ 'Name at least one address to go back to: https, or http on the same machine.',
        );
  }
  const { client_name, redirect_uris } = metadata.data;
  const name = shownName(client_name, redirect_uris[0] ?? '');
  return {
    client_id: idOfClient(name, redirect_uris),
    client_name: name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none' as const,
  };
}
