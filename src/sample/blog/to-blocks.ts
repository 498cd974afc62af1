import type { Block, PostBlocks } from '#content/blog/post-blocks.ts';

/** Paragraphs divided by blank lines; `## ` heading, `- ` and `1. ` lists, `> ` quotation, `**bold**`. */
export const toBlocks = (text: string): PostBlocks => ({
  type: 'doc',
  content: text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => toBlock(part.trim())),
});

function toBlock(part: string): Block {
  if (part.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: inline(part.slice(3)) };
  if (part.startsWith('> ')) return { type: 'blockquote', content: [paragraph(part.slice(2))] };
  if (part.startsWith('- ')) return { type: 'bulletList', content: items(part, /^- /) };
  if (/^\d\. /.test(part)) return { type: 'orderedList', content: items(part, /^\d\. /) };
  return paragraph(part);
}

const items = (part: string, mark: RegExp): Block[] =>
  part.split('\n').map((line) => ({ type: 'listItem', content: [paragraph(line.trim().replace(mark, ''))] }));
const paragraph = (text: string): Block => ({
  type: 'paragraph',
  content: inline(text.replaceAll(/\s*\n\s*/g, ' ')),
});

/** Text in which every second piece between `**` is bold. */
const inline = (text: string): Block[] =>
  text
    .split('**')
    .map((piece, i): Block => ({
      type: 'text',
      text: piece,
      ...(i % 2 === 1 && { marks: [{ type: 'bold' }] }),
    }))
    .filter((block) => block.text !== '');
