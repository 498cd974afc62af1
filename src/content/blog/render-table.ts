import type { Node } from '@tiptap/pm/model';
import { serializeAttrsToHTMLString } from '@tiptap/static-renderer/pm/html-string';
import { cutText } from '#kit/cut-text.ts';

type Rendered = { node: Node; parent?: Node; children?: string | string[] };

/** How the tables of one post come out: in a region of their own that scrolls sideways where a screen is narrow. */
export function tableMapping() {
  let count = 0;
  return {
    table: ({ node, children }: Rendered) => {
      const first = node.firstChild;
      const heads = first && isHeadRow(first) ? wordsOf(first) : [];
      const region = {
        class: 'table-region',
        role: 'region',
        'aria-label': cutText([`Table ${++count}`, heads.join(', ')].filter(Boolean).join(': '), 120),
        tabindex: '0',
      };
      return `<div${serializeAttrsToHTMLString(region)}><table><tbody>${inOne(children)}</tbody></table></div>`;
    },
    tableHeader: (cell: Rendered) =>
      cellOf('th', cell, { scope: cell.parent && isHeadRow(cell.parent) ? 'col' : 'row' }),
    tableCell: (cell: Rendered) => cellOf('td', cell, {}),
  };
}

function cellOf(tag: 'td' | 'th', { node, children }: Rendered, attrs: { scope?: string }) {
  const { colspan, rowspan } = node.attrs as { colspan: number; rowspan: number };
  const spans = { ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }) };
  const isPlain = node.childCount === 1 && node.firstChild?.type.name === 'paragraph';
  const html = isPlain ? inOne(children).replace(/^<p>([^]*)<\/p>$/, '$1') : inOne(children);
  return `<${tag}${serializeAttrsToHTMLString({ ...attrs, ...spans })}>${html}</${tag}>`;
}

const isHeadRow = (row: Node) => row.children.every(({ type }) => type.name === 'tableHeader');
const wordsOf = (row: Node) => row.children.map((cell) => cell.textContent.trim()).filter(Boolean);
const inOne = (children: string | string[] = []) => [children].flat().join('');
