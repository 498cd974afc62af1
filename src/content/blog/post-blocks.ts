import { cutText } from '#kit/cut-text.ts';
import { TextPicture } from './text-picture.ts';
import { asVideo } from './video.ts';

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
/** Of a table; a cell reaches over no more of either. */
const mostOfTable = { columns: 30, rows: 300 };
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
  const cleanAll = (nodes: unknown, depth: number, inTable: boolean): Block[] =>
    Array.isArray(nodes) && depth < deepest ? nodes.flatMap((node) => clean(node, depth, inTable)) : [];

  function clean(node: unknown, depth: number, inTable: boolean): Block[] {
    if (!isRecord(node) || left-- <= 0) return [];
    if (node.type === 'text') return cleanText(node);
    if (node.type === 'image') return cleanPicture(node);
    if (node.type === 'video') return cleanVideo(node);
    // Of a table in a cell the words stay.
    if (node.type === 'table' && !inTable) return cleanTable(node, depth);
    const content = cleanAll(node.content, depth + 1, inTable);
    if (node.type === 'heading')
      return [{ type: 'heading', attrs: { level: levelOf(node.attrs) }, ...withContent(content) }];
    if (typeof node.type !== 'string' || !plainNodes.has(node.type)) return content;
    return [{ type: node.type, ...withContent(content) }];
  }

  function cleanTable(table: Record<string, unknown>, depth: number): Block[] {
    const rows = partsOf(table, ['tableRow'])
      .map((row) => partsOf(row, ['tableCell', 'tableHeader']))
      .filter((cells) => cells.length > 0)
      .slice(0, mostOfTable.rows);
    const content = rows.flatMap((row, i) => {
      let room = mostOfTable.columns;
      const cells = row.flatMap((cell) => {
        if (room <= 0 || left-- <= 0) return [];
        const colspan = spanOf(cell.attrs, 'colspan', room);
        room -= colspan;
        const attrs = { colspan, rowspan: spanOf(cell.attrs, 'rowspan', rows.length - i) };
        return [
          { type: String(cell.type), attrs, content: asBlocks(cleanAll(cell.content, depth + 3, true)) },
        ];
      });
      return cells.length > 0 && left-- > 0 ? [{ type: 'tableRow', content: cells }] : [];
    });
    return content.length > 0 ? [{ type: 'table', content }] : [];
  }
  return { type: 'doc', content: isRecord(value) ? cleanAll(value.content, 0, false) : [] };
}

/** The names of the pictures in a post's text. */
export function pictureNamesOf(blocks: PostBlocks): string[] {
  const visit = (block: Block): string[] => [
    ...(block.type === 'image' && block.attrs ? [(block.attrs.picture as TextPicture).name] : []),
    ...(block.content ?? []).flatMap(visit),
  ];
  return [...new Set(blocks.content.flatMap(visit))];
}

/** Whether a post shows a video of another company's. */
export const holdsVideo = ({ content = [] }: { content?: Block[] }): boolean =>
  content.some((block) => block.type === 'video' || holdsVideo(block));

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

/** The words of a post, one text for each paragraph, heading, list item or row of a table: the wire's `description`. */
export function paragraphsOf(blocks: PostBlocks): string[] {
  const texts: string[] = [];
  const visit = (block: Block) => {
    const holdsText = block.content?.some((child) => child.type === 'text');
    if (holdsText) texts.push(textOf(block).trim());
    else if (block.type === 'video') texts.push(String(block.attrs?.title ?? ''));
    else if (block.type === 'tableRow')
      texts.push((block.content ?? []).map(wordsIn).filter(Boolean).join(' | '));
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

/** All words below a block, in one line. */
export const wordsIn = ({ content = [] }: Block): string => paragraphsOf({ type: 'doc', content }).join(' ');

function textOf(block: Block): string {
  if (block.type === 'hardBreak') return ' ';
  return block.text ?? (block.content ?? []).map(textOf).join('');
}

function cleanText(node: Record<string, unknown>): Block[] {
  if (typeof node.text !== 'string' || node.text === '') return [];
  const text = plainText(node.text);
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

function cleanVideo(node: Record<string, unknown>): Block[] {
  const { site, id, title } = isRecord(node.attrs) ? node.attrs : {};
  const video = asVideo(site, id);
  const words = typeof title === 'string' ? cutText(plainText(title).trim(), 200) : '';
  return video ? [{ type: 'video', attrs: { ...video, title: words } }] : [];
}

const plainText = (text: string) => text.toWellFormed().replaceAll('\u0000', '');
const levelOf = (attrs: unknown) => {
  const level = isRecord(attrs) ? attrs.level : 2;
  return level === 3 || level === 4 ? level : 2;
};
const spanOf = (attrs: unknown, name: 'colspan' | 'rowspan', room: number) => {
  const span = isRecord(attrs) ? attrs[name] : 1;
  return typeof span === 'number' && Number.isInteger(span) && span > 1 ? Math.min(span, room) : 1;
};
const partsOf = (node: Record<string, unknown>, types: string[]) =>
  (Array.isArray(node.content) ? node.content : []).filter(
    (part): part is Record<string, unknown> => isRecord(part) && types.includes(String(part.type)),
  );
/** What may stand in a cell: loose words become a paragraph, and it is never empty. */
function asBlocks(content: Block[]): Block[] {
  const blocks: Block[] = [];
  let loose: Block[] | null = null;
  for (const block of content) {
    const isWord = block.type === 'text' || block.type === 'hardBreak';
    if (isWord && loose) loose.push(block);
    else if (isWord) blocks.push({ type: 'paragraph', content: (loose = [block]) });
    else {
      loose = null;
      blocks.push(block);
    }
  }
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
}
const withContent = (content: Block[]) => (content.length > 0 ? { content } : {});
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
