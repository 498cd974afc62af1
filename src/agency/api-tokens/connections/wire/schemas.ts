import { z } from '@hono/zod-openapi';

const texts = z.array(z.string());

export const ResourceMetadata = z.object({
  resource: z.url(),
  authorization_servers: texts,
  scopes_supported: texts,
  bearer_methods_supported: texts,
});

export const ServerMetadata = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  registration_endpoint: z.url(),
  revocation_endpoint: z.url(),
  scopes_supported: texts,
  response_types_supported: texts,
  grant_types_supported: texts,
  token_endpoint_auth_methods_supported: texts,
  revocation_endpoint_auth_methods_supported: texts,
  code_challenge_methods_supported: texts,
  authorization_response_iss_parameter_supported: z.boolean(),
  client_id_metadata_document_supported: z.boolean(),
});

export const Registered = z.object({
  client_id: z.string(),
  client_name: z.string(),
  redirect_uris: texts,
  grant_types: texts,
  response_types: texts,
  token_endpoint_auth_method: z.literal('none'),
});

export const Tokens = z.object({
  access_token: z.string().openapi({ example: 'nrm_…' }),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int().openapi({ description: 'In seconds' }),
  refresh_token: z.string().openapi({ description: 'Good once' }),
  scope: z.string().openapi({ description: 'What was lent: it may be less than was asked for' }),
});
