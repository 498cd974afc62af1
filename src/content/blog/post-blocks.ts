import { TextPicture } from './text-picture.ts';

/** A node of the editor's document (ProseMirror JSON). */
export type Block = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Block[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
};
/** A whole post. */
export type PostBlocks = { type: 'doc'; content: Block[] };

const deepest = 12;
const most = 5_000;
const plainMarks = new Set(['bold', 'italic', 'strike', 'underline', 'code']);
const plainNodes = new Set([
  'paragraph',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
]);

/** Links lead to pages, phones and mail programs, and nowhere else. */
export const isSafeHref = (href: string) =>
  /^(?:https?:\/\/|tel:|mailto:|\/(?![/\\])|#)/i.test(href) && !/[\s\u0000-\u001f]/.test(href);

/**
 * The same document with only what a post may hold: known nodes and marks, safe links, pictures of ours. Everything
 * else is left out, so nothing that is not a post can be stored as one.
 */
export function cleanBlocks(value: unknown): PostBlocks {
  let left = most;
  const cleanAll = (nodes: unknown, depth: number): Block[] =>
    Array.isArray(nodes) && depth < deepest ? nodes.flatMap((node) => clean(node, depth)) : [];

  function clean(node: unknown, depth: number): Block[] {
    if (!isRecord(node) || left-- <= 0) return [];
    if (node.type === 'text') return cleanText(node);
    if (node.type === 'image') return cleanPicture(node);
    const content = cleanAll(node.content, depth + 1);
    if (node.type === 'heading')
      return [{ type: 'heading', attrs: { level: levelOf(node.attrs) }, ...withContent(content) }];
    if (typeof node.type !== 'string' || !plainNodes.has(node.type)) return content;
    return [{ type: node.type, ...withContent(content) }];
  }
  return { type: 'doc', content: isRecord(value) ? cleanAll(value.content, 0) : [] };
}

/** The names of the pictures in a post's text. */
export function pictureNamesOf(blocks: PostBlocks): string[] {
  const visit = (block: Block): string[] => [
    ...(block.type === 'image' && block.attrs ? [(block.attrs.picture as TextPicture).name] : []),
    ...(block.content ?? []).flatMap(visit),
  ];
  return [...new Set(blocks.content.flatMap(visit))];
}

/** The same document without those of its pictures that have none of these names. */
export function withPicturesNamed(blocks: PostBlocks, names: Set<string>): PostBlocks {
  const keep = (all: Block[]): Block[] =>
    all.flatMap((block) => {
      if (block.type === 'image' && block.attrs && !names.has((block.attrs.picture as TextPicture).name))
        return [];
      return [block.content ? { ...block, content: keep(block.content) } : block];
    });
  return { ...blocks, content: keep(blocks.content) };
}

/** The words of a post, one text for each paragraph, heading or list item: the wire's `description`. */
export function paragraphsOf(blocks: PostBlocks): string[] {
  const texts: string[] = [];
  const visit = (block: Block) => {
    const holdsText = block.content?.some((child) => child.type === 'text');
    if (holdsText) texts.push(textOf(block).trim());
    else for (const child of block.content ?? []) visit(child);
  };
  for (const block of blocks.content) visit(block);
  return texts.filter((text) => text !== '');
}

/** What a card shows of a post: its first real paragraph. */
export function firstParagraph(blocks: PostBlocks): string {
  const paragraph = blocks.content.find((block) => block.type === 'paragraph' && textOf(block).trim() !== '');
  return paragraph ? textOf(paragraph).trim() : (paragraphsOf(blocks)[0] ?? '');
}

function textOf(block: Block): string {
  if (block.type === 'hardBreak') return ' ';
  return block.text ?? (block.content ?? []).map(textOf).join('');
}

function cleanText(node: Record<string, unknown>): Block[] {
  if (typeof node.text !== 'string' || node.text === '') return [];
  const text = node.text.toWellFormed().replaceAll('\u0000', '');
  const marks = Array.isArray(node.marks) ? node.marks.flatMap(cleanMark) : [];
  return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
}

function cleanMark(mark: unknown): { type: string; attrs?: Record<string, unknown> }[] {
  if (!isRecord(mark) || typeof mark.type !== 'string') return [];
  if (plainMarks.has(mark.type)) return [{ type: mark.type }];
  const href = mark.type === 'link' && isRecord(mark.attrs) ? mark.attrs.href : null;
  return typeof href === 'string' && isSafeHref(href) ? [{ type: 'link', attrs: { href } }] : [];
}

function cleanPicture(node: Record<string, unknown>): Block[] {
  const parsed = TextPicture.safeParse(isRecord(node.attrs) ? node.attrs.picture : null);
  return parsed.success ? [{ type: 'image', attrs: { picture: parsed.data } }] : [];
}

const levelOf = (attrs: unknown) => {
  const level = isRecord(attrs) ? attrs.level : 2;
  return level === 3 || level === 4 ? level : 2;
};
const withContent = (content: Block[]) => (content.length > 0 ? { content } : {});
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
