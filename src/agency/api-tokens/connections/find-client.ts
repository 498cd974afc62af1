import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { clientInId, ClientMetadata, shownName, type Client } from './client.ts';

/**
 * Who has this id: what it says itself, or what the document says whose address it is (Client ID Metadata Document). The
 * document is read each time that a person looks at who asks, and only then.
 * @returns null where nobody can be made out
 */
export async function findClient(ctx: Pick<Ctx, 'webhooks'>, id: string): Promise<Client | null> {
  if (!/^https?:/.test(id)) return clientInId(id);
  if (!isAddressOfDocument(id) || ctx.webhooks.refuse(id) !== null) return null;
  const answer = await ctx.webhooks.get({ url: id, mostBytes: 10_000, hops: 0 }).catch(() => null);
  if (answer?.status !== 200) return null;
  const document = Document.safeParse(asJson(Buffer.from(answer.bytes).toString()));
  if (!document.success || document.data.client_id !== id) return null;
  const { client_name, redirect_uris } = document.data;
  const [first = ''] = redirect_uris;
  return { id, name: shownName(client_name, first), redirectUris: redirect_uris, host: new URL(id).host };
}

/** As written, with a path that names something. */
function isAddressOfDocument(id: string): boolean {
  if (!URL.canParse(id)) return false;
  const { href, pathname } = new URL(id);
  return href === id && pathname !== '/' && !id.includes('#');
}

/** One that proves itself by a key of its own expects us to check it, which we do not. */
const Document = ClientMetadata.extend({
  client_id: z.string(),
  token_endpoint_auth_method: z.literal('none').default('none'),
});

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
