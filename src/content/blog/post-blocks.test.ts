import { expect, test } from 'vitest';
import { actionFits, slugOf } from './post.ts';
import { cleanBlocks, firstParagraph, holdsVideo, paragraphsOf, type Block } from './post-blocks.ts';
import { renderPost } from './render-post.ts';

const text = (words: string, marks?: Block['marks']): Block => ({
  type: 'text',
  text: words,
  ...(marks && { marks }),
});
const picture = {
  name: 'a'.repeat(26),
  alt: 'A "shop" <b>',
  width: 1600,
  height: 900,
  widths: [320, 640, 1280],
};

test('what editors can make comes out as HTML', () => {
  const doc = cleanBlocks({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Why')] },
      { type: 'paragraph', content: [text('Plain '), text('strong', [{ type: 'bold' }])] },
      {
        type: 'paragraph',
        content: [text('a link', [{ type: 'link', attrs: { href: 'https://example.com/a?b=1&c=2' } }])],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('One')] }] }],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [text('Said')] }] },
      { type: 'codeBlock', content: [text('a < b')] },
      { type: 'image', attrs: { picture } },
    ],
  });
  const html = renderPost(doc);
  expect(html).toContain('<h2>Why</h2><p>Plain <strong>strong</strong></p>');
  expect(html).toContain('href="https://example.com/a?b=1&amp;c=2"');
  expect(html).toContain('<ul><li><p>One</p></li></ul><blockquote><p>Said</p></blockquote>');
  expect(html).toContain('<pre><code>a &lt; b</code></pre>');
  expect(html).toContain(`src="/media/${picture.name}-640.webp"`);
  expect(html).toContain('alt="A &quot;shop&quot; &lt;b&gt;"');
  expect(html).not.toContain('data-picture');
  expect(renderPost(doc, new Map([[picture.name, 'data:image/webp;base64,AA==']]))).toContain(
    `<img data-blur="data:image/webp;base64,AA==" src="/media/${picture.name}-640.webp"`,
  );
  expect(paragraphsOf(doc)).toEqual(['Why', 'Plain strong', 'a link', 'One', 'Said', 'a < b']);
  expect(firstParagraph(doc)).toBe('Plain strong');
});

test('a table keeps its rows, cells and head, is named, and is never wider than a table may be', () => {
  const cell = (content: unknown[], attrs: Record<string, unknown> = {}, type = 'tableCell') => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null, onclick: 'alert(1)', style: 'position:fixed', ...attrs },
    content,
  });
  const words = (of: string) => [{ type: 'paragraph', content: [text(of)] }];
  const row = (...content: unknown[]) => ({ type: 'tableRow', content });
  const head = row(cell(words('Plan <b>'), {}, 'tableHeader'), cell(words('Price'), {}, 'tableHeader'));
  const inner = { type: 'table', content: [row(cell(words('Inner')))] };
  const doc = cleanBlocks({
    content: [
      {
        type: 'table',
        content: [
          head,
          { type: 'script', content: [text('alert(1)')] },
          row(cell(words('Start'), { rowspan: 9 }, 'tableHeader'), cell([text('9'), text('99'), inner])),
          row(cell([], { colspan: 1e9 }), cell(words('beyond'))),
          row(...['3', -2, 1.5, null].map((colspan) => cell(words('odd'), { colspan }))),
          row(),
        ],
      },
      { type: 'table', content: [row(cell(words('Alone')))] },
      { type: 'table', content: [row('x', 7), null] },
      { type: 'tableRow', content: [cell(words('Stray'))] },
    ],
  });
  const html = renderPost(doc);
  const region = (name: string) =>
    `<div class="table-region" role="region" aria-label="${name}" tabindex="0"><table><tbody><tr>`;
  expect(html).toContain(
    `${region('Table 1: Plan &lt;b&gt;, Price')}<th scope="col">Plan &lt;b&gt;</th><th scope="col">Price</th></tr>`,
  );
  expect(html).toContain('<th scope="row" rowspan="3">Start</th><td><p>999</p><p>Inner</p></td>');
  expect(html).toContain('<tr><td colspan="30"></td></tr>');
  expect(html.match(/<td>odd<\/td>/g)).toHaveLength(4);
  expect(html).toContain(`${region('Table 2')}<td>Alone</td></tr></tbody></table></div><p>Stray</p>`);
  expect(html).not.toMatch(/alert|beyond|onclick|style|Table 3/);
  expect(cleanBlocks(doc)).toEqual(doc);
  expect(paragraphsOf(doc)).toEqual([
    'Plan <b> | Price', 'Start | 999 Inner', 'odd | odd | odd | odd', 'Alone', 'Stray',
  ]); // prettier-ignore
});

test('a video is a box of ours that links to it, and nothing of it is loaded', () => {
  const attrs = {
    site: 'youtube',
    id: 'dQw4w9WgXcQ',
    title: ' Our <b>shop</b> ',
    src: 'https://evil.example',
  };
  const doc = cleanBlocks({ content: [{ type: 'blockquote', content: [{ type: 'video', attrs }] }] });
  expect(renderPost(doc)).toBe(
    '<blockquote><a class="video" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener"><span class="video-title">Our &lt;b&gt;shop&lt;/b&gt;</span> <span class="video-play">Play</span> <span class="video-note">From YouTube, which learns of your visit when it plays.</span></a></blockquote>',
  );
  expect(holdsVideo(doc)).toBe(true);
  expect(paragraphsOf(doc)).toEqual(['Our <b>shop</b>']);
});

test('nothing in a post can run or reach out, whatever was stored', () => {
  const attacks: Block[] = [
    { type: 'paragraph', content: [text('<script>alert(1)</script><img src=x onerror=alert(1)>')] },
    { type: 'script', content: [text('alert(1)')] },
    { type: 'iframe', attrs: { src: 'https://evil.example' } },
    { type: 'paragraph', attrs: { onclick: 'alert(1)', style: 'position:fixed' }, content: [text('x')] },
    { type: 'heading', attrs: { level: '2 onload=alert(1)' }, content: [text('y')] },
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'vbscript:x',
    ].map((href): Block => ({
      type: 'paragraph',
      content: [text('link', [{ type: 'link', attrs: { href, onclick: 'alert(1)', target: '_top' } }])],
    })),
    { type: 'video', attrs: { site: 'youtube', id: '"><script>alert(1)', title: 'x' } },
    { type: 'video', attrs: { site: 'toString', id: 'dQw4w9WgXcQ' } },
    { type: 'video', attrs: null as never },
    { type: 'image', attrs: { src: 'https://evil.example/pixel.gif' } },
    { type: 'image', attrs: { picture: { ...picture, name: '"><script>alert(1)</script>' } } },
    { type: 'image', attrs: { picture: { ...picture, widths: ['1" onerror="alert(1)'] } } },
  ];
  // Both doors alone must hold: what slipped in before, and what comes now.
  for (const doc of [{ type: 'doc' as const, content: attacks }, cleanBlocks({ content: attacks })]) {
    const html = renderPost(doc);
    expect(html).not.toMatch(/<(?!\/?(?:p|h2|a|strong)\b)/);
    expect(html).not.toMatch(/evil|<[^>]*(?:javascript|vbscript|onclick|onload|onerror|style|data:)/i);
  }
});

test('a document of any shape is taken apart safely', () => {
  const deep = Array.from({ length: 100 }).reduce<Block>(
    (inner) => ({ type: 'blockquote', content: [inner] }),
    { type: 'paragraph', content: [text('deep')] },
  );
  for (const odd of [
    null,
    7,
    'x',
    [],
    {},
    { content: 'x' },
    { content: [null, 7, [], { type: 7 }] },
    { content: [deep] },
  ])
    expect(renderPost(cleanBlocks(odd))).not.toContain('deep');
  const long = { content: Array.from({ length: 9_000 }, () => ({ type: 'paragraph' })) };
  expect(cleanBlocks(long).content.length).toBeLessThanOrEqual(5_000);
});

test('addresses are made from titles, and buttons only do what they can', () => {
  expect(slugOf('GST-ready shop: 5 steps!')).toBe('gst-ready-shop-5-steps');
  expect(slugOf('Café “क” ½')).toBe('cafe-1-2');
  expect(slugOf('दुकान')).toBe('post');
  expect(actionFits('call', '+91 90000 00011')).toBe(true);
  expect(actionFits('call', 'javascript:alert(1)')).toBe(false);
  expect(actionFits('link', '/contact-us')).toBe(true);
  expect(actionFits('link', 'javascript:alert(1)')).toBe(false);
  expect(actionFits('link', '//evil.example')).toBe(false);
  expect(actionFits(null, '')).toBe(true);
});
