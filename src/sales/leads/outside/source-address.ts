import type { OutsideKind } from './outside-source.ts';

/** Where a source sends its leads to, or where its form stands. Market places have our key in it. */
export function addressOf(
  publicUrl: string,
  { id, kind }: { id: string; kind: OutsideKind },
  { key }: { key: string },
): string {
  const paths = {
    meta: `/webhooks/leads/meta/${id}`,
    google: `/webhooks/leads/google/${id}`,
    indiamart: `/webhooks/leads/market/${id}/${key}`,
    justdial: `/webhooks/leads/market/${id}/${key}`,
    form: `/forms/${id}`,
  } satisfies Record<OutsideKind, string>;
  return `${publicUrl}${paths[kind]}`;
}
