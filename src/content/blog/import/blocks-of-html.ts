import { Parser } from 'htmlparser2';
import { cutText } from '#kit/cut-text.ts';
import { isSafeHref, type Block, type PostBlocks } from '../post-blocks.ts';
import type { TextPicture } from '../text-picture.ts';
import { videoAt } from '../video.ts';

export type HtmlPicture = { url: string; alt: string };
/** `left`: what stands otherwise than it did, each named once. `size`: how many nodes it has. */
export type Converted = { blocks: PostBlocks; pictures: HtmlPicture[]; left: string[]; size: number };

const marks: Record<string, string> = {
  strong: 'bold', b: 'bold', em: 'italic', i: 'italic', cite: 'italic', s: 'strike', del: 'strike', strike: 'strike',
  u: 'underline', ins: 'underline', code: 'code', kbd: 'code',
}; // prettier-ignore
const frames: Record<string, string> = {
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
  table: 'table',
  tr: 'tableRow',
  td: 'tableCell',
  th: 'tableHeader',
};
const partsOfTable = new Set(['table', 'tr', 'td', 'th']);
/** Where alone a frame can stand; elsewhere its words stay. */
const homes: Record<string, string[]> = {
  listItem: ['bulletList', 'orderedList'],
  tableRow: ['table'],
  tableCell: ['tableRow'],
  tableHeader: ['tableRow'],
};
const levels: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const dropped = new Set(['script', 'style', 'noscript', 'template', 'svg', 'form', 'object']);
/** What only says where text is. */
const silent = new Set(['p', 'div', 'span', 'a', 'br', 'hr', 'img', 'pre', 'figure', 'figcaption', 'section', 'article', 'font', 'center', 'small', 'sub', 'sup', 'mark', 'abbr', 'time', 'header', 'footer', 'main', 'wbr']); // prettier-ignore
const blocksOf = new Set(['p', 'div', 'figure', 'figcaption', 'section', 'article', 'center', 'header', 'footer', 'main', 'dl', 'dt', 'dd', 'details', 'summary', 'caption']); // prettier-ignore
const deepest = 8;

/**
 * A post's HTML as our blocks: headings, paragraphs, lists, quotes, code, tables, links and pictures; of all else its words stay.
 * Text of the old editor has its paragraphs by empty lines, as WordPress itself reads it.
 * @param pictureAt the picture of ours that stands for one, by its address; null while there is none
 */
export function blocksOfHtml(
  html: string,
  pictureAt: (url: string) => TextPicture | null = () => null,
): Converted {
  const left = new Set<string>();
  const pictures: HtmlPicture[] = [];
  const stack: Block[] = [{ type: 'doc', content: [] }];
  let size = 0;
  let line: Block | null = null;
  let inPre = false;
  let skipping = 0;
  /** How many tables we are in within the cell of another. */
  let inner = 0;
  const byEmptyLines = !/<!-- wp:|<p[\s>]/i.test(html);
  const active: { tag: string; mark: NonNullable<Block['marks']>[number] }[] = [];

  const top = () => stack.at(-1) as Block;
  const isInnerTable = (name: string) =>
    name === 'table' ? stack.some(({ type }) => type === 'table') : inner > 0 && partsOfTable.has(name);
  const put = (block: Block) => {
    size++;
    let place = top();
    const isPart = homes[block.type]?.includes(place.type) ?? false;
    // A table's caption, and whatever else stands in it outside its cells, goes before it.
    if (!isPart && (place.type === 'table' || place.type === 'tableRow')) {
      const table = stack.findLast(({ type }) => type === 'table');
      const holder = table && stack[stack.indexOf(table) - 1];
      return void holder?.content?.splice(-1, 0, block);
    }
    if (place.type.endsWith('List') && block.type !== 'listItem') {
      const item: Block = { type: 'listItem', content: [] };
      place.content?.push(item);
      place = item;
    }
    // An item begins with a paragraph: the editor insists on it.
    if (place.type === 'listItem' && place.content?.length === 0 && block.type !== 'paragraph')
      place.content.push({ type: 'paragraph' });
    place.content?.push(block);
  };
  const flush = () => {
    const done = line;
    line = null;
    if (!done) return;
    const content = done.type === 'codeBlock' ? (done.content ?? []) : trimmed(done.content ?? []);
    const video = done.type === 'paragraph' && videoAt(content.map(({ text = ' ' }) => text).join(''));
    // WordPress shows the video whose address stands alone in its line.
    if (video) put({ type: 'video', attrs: { ...video, title: '' } });
    else if (content.some(({ text }) => text?.trim())) put({ ...done, content });
  };
  const write = (text: string) => {
    if (text === '' || (!line && text.trim() === '')) return;
    line ??= { type: 'paragraph', content: [] };
    size++;
    const held = line.type === 'codeBlock' ? [] : active.map(({ mark }) => mark);
    // Code bears no other mark in the editor.
    const code = held.filter(({ type }) => type === 'code');
    const kept = [...new Map((code.length > 0 ? code : held).map((mark) => [mark.type, mark])).values()];
    line.content?.push({ type: 'text', text, ...(kept.length > 0 && { marks: kept }) });
  };
  const breakLine = () => {
    if (line?.type === 'codeBlock') write('\n');
    else if (line) line.content?.push({ type: 'hardBreak' });
  };
  const words = (text: string) => {
    if (inPre) return write(text);
    if (!byEmptyLines || line?.type === 'heading') return write(text.replaceAll(/\s+/g, ' '));
    for (const [i, paragraph] of text
      .replaceAll('\r\n', '\n')
      .split(/\n[ \t]*\n\s*/)
      .entries()) {
      if (i > 0) flush();
      for (const [j, one] of paragraph.split('\n').entries()) {
        if (j > 0) breakLine();
        write(one.replaceAll(/\s+/g, ' '));
      }
    }
  };
  const picture = ({ src = '', alt = '', 'data-src': lazy = '' }: Record<string, string>) => {
    const url = (src.startsWith('data:') ? lazy : src || lazy).trim();
    if (url === '') return void left.add('a picture without an address');
    pictures.push({ url, alt: alt.trim() });
    const ours = pictureAt(url);
    flush();
    if (ours)
      put({ type: 'image', attrs: { picture: { ...ours, alt: cutText(alt.trim(), 300) || ours.alt } } });
  };

  const parser = new Parser({
    onopentag(name, attribs) {
      if (dropped.has(name)) {
        skipping++;
        left.add(`<${name}>, left out`);
      }
      if (skipping > 0) return;
      const frame = frames[name];
      const mark = marks[name];
      if (isInnerTable(name)) {
        if (name === 'table') inner++;
        if (line && isCell(frame)) write(' | ');
        else flush();
        left.add('a table in a table, as text');
      } else if (frame) {
        flush();
        if (!homes[frame]?.includes(top().type) && frame in homes) return;
        if (stack.length >= deepest) return;
        const block: Block = { type: frame, content: [], ...(isCell(frame) && { attrs: spansOf(attribs) }) };
        put(block);
        stack.push(block);
      } else if (levels[name]) {
        flush();
        line = { type: 'heading', attrs: { level: levels[name] }, content: [] };
      } else if (name === 'pre') {
        flush();
        inPre = true;
        line = { type: 'codeBlock', content: [] };
      } else if (mark) active.push({ tag: name, mark: { type: mark } });
      else if (name === 'a' && attribs.href && isSafeHref(attribs.href.trim()))
        active.push({ tag: 'a', mark: { type: 'link', attrs: { href: attribs.href.trim() } } });
      else if (name === 'br') breakLine();
      else if (name === 'hr') {
        flush();
        put({ type: 'horizontalRule' });
      } else if (name === 'img') picture(attribs);
      else if (name === 'iframe' || name === 'video' || name === 'audio' || name === 'embed') {
        flush();
        const href = (attribs.src ?? '').trim().replace(/^\/\//, 'https://');
        const video = videoAt(href);
        if (!video) left.add(`<${name}>, as a link`);
        if (video) put({ type: 'video', attrs: { ...video, title: attribs.title ?? '' } });
        else if (isSafeHref(href))
          put({
            type: 'paragraph',
            content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }],
          });
      } else if (blocksOf.has(name)) {
        flush();
        if (!silent.has(name) && !['dt', 'dd', 'caption', 'summary'].includes(name))
          left.add(`<${name}>, as text`);
      } else if (
        !silent.has(name) &&
        !frame &&
        !['tbody', 'thead', 'tfoot', 'colgroup', 'col', 'source'].includes(name)
      )
        left.add(`<${name}>, as text`);
    },
    ontext(text) {
      if (skipping === 0) words(text);
    },
    onclosetag(name) {
      if (dropped.has(name)) {
        skipping = Math.max(0, skipping - 1);
        return;
      }
      if (skipping > 0) return;
      const frame = frames[name];
      const held = active.findLastIndex(({ tag }) => tag === name);
      if (inner > 0 && partsOfTable.has(name)) {
        if (!isCell(frame)) flush();
        if (name === 'table') inner--;
      } else if (frame) {
        flush();
        if (top().type === frame) stack.pop();
      } else if (levels[name] || blocksOf.has(name) || name === 'pre') {
        flush();
        if (name === 'pre') inPre = false;
      } else if (held >= 0) active.splice(held, 1);
    },
  });
  parser.end(withoutShortcodes(html, left));
  flush();
  const [doc] = stack;
  return {
    blocks: { type: 'doc', content: withoutEmpty(doc?.content ?? []) },
    pictures,
    left: [...left],
    size,
  };
}

/** A caption's words stay below its picture; of other codes in brackets the report tells, and they stay as text. */
function withoutShortcodes(html: string, left: Set<string>): string {
  for (const [, name] of html.matchAll(/\[([a-z][\w-]{2,30})(?: [^\]\n]{0,500})?\]/g))
    if (name && name !== 'caption' && name !== 'embed') left.add(`[${name}], as text`);
  return html
    .replaceAll(/\[caption(?: [^\]\n]{0,500})?\]/g, '<figure>')
    .replaceAll('[/caption]', '</figure>')
    .replaceAll(/\[\/?embed(?: [^\]\n]{0,200})?\]/g, '');
}

function trimmed(content: Block[]): Block[] {
  const isBlank = ({ type, text }: Block) => type === 'hardBreak' || text?.trim() === '';
  const from = content.findIndex((one) => !isBlank(one));
  const until = content.findLastIndex((one) => !isBlank(one)) + 1;
  return content.slice(from < 0 ? content.length : from, until).map((one, i, all) => {
    let { text } = one;
    if (text && i === 0) text = text.trimStart();
    if (text && i === all.length - 1) text = text.trimEnd();
    return text === undefined ? one : { ...one, text };
  });
}

/** Lists, items, quotes and tables in which nothing came to stand are no blocks; an empty cell keeps its place. */
const withoutEmpty = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => {
    if (!block.content || block.content.every(({ type }) => type === 'text' || type === 'hardBreak')) {
      const isFrame = Object.values(frames).includes(block.type) && !isCell(block.type);
      return isFrame && !block.content?.length ? [] : [block];
    }
    const content = withoutEmpty(block.content);
    return content.length > 0 || isCell(block.type) ? [{ ...block, content }] : [];
  });

const isCell = (type = '') => type === 'tableCell' || type === 'tableHeader';
const spansOf = ({ colspan = '1', rowspan = '1' }: Record<string, string>) => ({
  colspan: Number(colspan),
  rowspan: Number(rowspan),
});
