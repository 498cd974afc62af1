/** An address to which a mail of ours could not be brought, for good. `messageId`: of that mail, without brackets. */
export type Bounce = { address: string; reason: string; messageId: string };

type Part = { mimeType: string; content: Uint8Array };

/**
 * What a delivery report (RFC 3464) says has failed for good: each recipient with a status of 5.x.x. A delay (4.x.x) is
 * none, nor is a report that does not carry the Message-ID of what came back: whoever wants may write one.
 */
export function bouncesIn(parts: Part[]): Bounce[] {
  const textOf = (type: string) =>
    parts
      .filter(({ mimeType }) => mimeType === type)
      .map(({ content }) => new TextDecoder().decode(content.subarray(0, 100_000)))
      .join('\n');
  const returned = textOf('message/rfc822') || textOf('text/rfc822-headers') || textOf('message/global');
  const messageId = /^message-id:\s*<([^<>\s]+)>/im.exec(unfolded(returned))?.[1];
  if (!messageId) return [];
  return unfolded(textOf('message/delivery-status'))
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(block)?.[1]?.trim() ?? '';
      const status = /^5\.\d{1,3}\.\d{1,3}/.exec(field('status'))?.[0];
      if (!status || field('action').toLowerCase() !== 'failed') return [];
      const said = withoutType(field('diagnostic-code')).slice(0, 200);
      const reason = said.includes(status) ? said : [status, said].filter(Boolean).join(' ');
      // Where a mail was passed on, the address that we know is the original one.
      return [field('original-recipient'), field('final-recipient')]
        .filter(Boolean)
        .map((recipient) => ({ address: withoutType(recipient).toLowerCase(), reason, messageId }));
    });
}

const unfolded = (text: string) => text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
/** `rfc822; asha@example.com` without what stands before the semicolon. */
const withoutType = (value: string) =>
  value
    .replace(/^[\w-]+;\s*/, '')
    .replaceAll(/^<|>$/g, '')
    .trim();
