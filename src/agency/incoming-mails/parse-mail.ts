import { createHash } from 'node:crypto';
import { cutText } from '#kit/cut-text.ts';
import { storable } from '#kit/storable.ts';
import { foldQuoted } from './fold-quoted.ts';
import { most } from './incoming-mail.ts';
import { textOfHtml } from './text-of-html.ts';
import { bouncesIn, type Bounce } from './bounces.ts';

/** A mail as the office understands it. Everything in it was written by somebody we do not know. */
export type ParsedMail = {
  messageId: string;
  from: { address: string; name: string };
  /** Every address that it was sent to or delivered at, lower-case. */
  to: string[];
  /** Message-IDs that it answers, without brackets, the nearest first. */
  answers: string[];
  subject: string;
  text: string;
  quoted: string;
  /** Written by a machine: an absence, a newsletter, a list. */
  automatic: boolean;
  bounces: Bounce[] | null;
  /** `inText`: a picture that stands in what they wrote, as screenshots and the logos of signatures do. */
  files: { name: string; content: Uint8Array; inText: boolean }[];
};

/** Reads a mail. @throws where it is none, or nested without end */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  // Loaded with the first mail that comes in.
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 256_000,
  });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.trim() ?? '';
  const plain = (text: string, length: number) => cutText(storable(text) as string, length);
  const { written, anywhere } = picturesIn(mail.html ?? '');
  const parts = mail.attachments.map(({ filename, mimeType, contentId, content }) => ({
    name: plain(filename ?? '', 200),
    mimeType,
    inText: written.includes(bare(contentId)),
    isQuoted: anywhere.includes(bare(contentId)) && !written.includes(bare(contentId)),
    content: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  }));
  const isReport = /^multipart\/report\b/i.test(header('content-type'));
  // Some programs send an empty text beside the HTML in which everything stands.
  const said = mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '');
  const { text, quoted } = foldQuoted(plain(said, 4 * most.characters));
  return {
    messageId: idsIn(header('message-id'))[0] ?? createHash('sha256').update(raw).digest('hex'),
    from: {
      address: plain(mail.from?.address ?? '', 254).toLowerCase(),
      name: plain(mail.from?.name ?? '', 120).trim(),
    },
    to: addressesIn([
      ...(mail.to ?? []),
      ...(mail.cc ?? []),
      ...['delivered-to', 'x-original-to', 'envelope-to'].map((name) => ({ address: header(name) })),
    ]),
    answers: [
      ...new Set([...idsIn(header('in-reply-to')), ...idsIn(header('references')).toReversed()]),
    ].slice(0, 50),
    subject: plain(mail.subject ?? '', 300)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    text: text.slice(0, most.characters),
    quoted: quoted.slice(0, most.characters),
    automatic: isReport || isAutomatic(header),
    bounces: isReport ? bouncesIn(parts) : null,
    // What only the quoted part shows came with a mail before.
    files: isReport ? [] : parts.filter(({ isQuoted }) => !isQuoted),
  };
}

const bare = (contentId = '') => contentId.trim().replaceAll(/^<|>$/g, '');

/** The Content-IDs of the pictures that HTML shows: in what was written, and in all of it with what it quotes. */
function picturesIn(html: string) {
  const anywhere: string[] = [];
  // A number stands for each in the text, for a Content-ID may hold anything.
  const text = textOfHtml(html, (contentId) =>
    contentId ? ` \u{fffc}${anywhere.push(decodedId(contentId))} ` : '',
  );
  const numbers = foldQuoted(text).text.matchAll(/\u{fffc}(\d+)/gu);
  const written = Array.from(numbers, ([, number]) => anywhere[Number(number) - 1] ?? '').filter(Boolean);
  return { written, anywhere };
}

/** In an address it is escaped. */
function decodedId(contentId: string): string {
  try {
    return decodeURIComponent(contentId);
  } catch {
    return contentId;
  }
}

/** RFC 3834, and what programs said before it. Mails that people write carry none of these. */
function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header('auto-submitted').toLowerCase();
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|list|junk|auto_reply)$/i.test(header('precedence')) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-loop'].some((name) => header(name)) ||
    header('return-path') === '<>'
  );
}

type Written = { address?: string | undefined; group?: { address: string }[] | undefined };

const addressesIn = (written: Written[]): string[] => [
  ...new Set(
    written
      .flatMap(({ address, group }) => group?.map((member) => member.address) ?? [address ?? ''])
      .map((address) => address.trim().replaceAll(/^<|>$/g, '').toLowerCase())
      .filter(Boolean),
  ),
];

/** What stands in angle brackets; a name of ours never has a space in it. */
const idsIn = (value: string): string[] =>
  Array.from(value.slice(0, 20_000).matchAll(/<([^<>\s]{3,250})>/g), ([, id = '']) => id);
