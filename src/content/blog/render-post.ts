import { renderToHTMLString } from '@tiptap/static-renderer/pm/html-string';
import sanitize from 'sanitize-html';
import { cleanBlocks, type PostBlocks } from './post-blocks.ts';
import { postExtensions } from './post-extensions.ts';
import { tableMapping } from './render-table.ts';

/**
 * A post's document as HTML that is safe to put into a page: cleaned again, rendered, and passed through an allow-list.
 * @param blurs what stands for a picture until it has come, by its name; in `data-blur`, for no page allows the styles
 * of another one
 */
export function renderPost(blocks: PostBlocks, blurs: Map<string, string> = new Map()): string {
  const content = cleanBlocks(blocks);
  if (content.content.length === 0) return '';
  const rendered = renderToHTMLString({
    content,
    extensions: postExtensions,
    options: { nodeMapping: tableMapping() },
  });
  const html = sanitize(rendered, allowed);
  return html.replaceAll(/<img (?=src="\/media\/([a-z0-9]{26})-)/g, (image, name: string) => {
    const blur = blurs.get(name);
    return blur ? `${image}data-blur="${blur}" ` : image;
  });
}

const allowed: sanitize.IOptions = {
  allowedTags: [
    'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 's', 'u', 'a', 'br', 'hr', 'img',
    'div', 'span', 'table', 'tbody', 'tr', 'th', 'td',
  ], // prettier-ignore
  allowedAttributes: {
    a: ['href', 'rel'],
    div: ['role', 'aria-label', 'tabindex'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  },
  allowedClasses: {
    div: ['table-region'],
    a: ['video'],
    span: ['video-title', 'video-play', 'video-note'],
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/media/'),
};
