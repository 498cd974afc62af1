import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '#agency/media/table.server.ts';
import { redirects } from '#content/redirects/table.server.ts';
import { openOffice } from '#office/test-office.ts';
import { paragraphsOf } from '../../post-blocks.ts';
import { postPictures, posts } from '../../table.server.ts';
import { fetchPictures } from '../jobs/fetch-pictures.ts';
import { fetchedPictures, postOrigins } from '../table.server.ts';

type Line = { title: string; outcome: string; why: string; told: string[]; status: string; pictures: number };
type Report = { site: string; others: unknown[]; posts: Line[]; errors?: Record<string, string> };

let office: Awaited<ReturnType<typeof openOffice>>;
let editor: Awaited<ReturnType<typeof office.as>>;
let site: Server;
let home: string;
const asked: string[] = [];
beforeAll(async () => {
  office = await openOffice();
  editor = await office.as('content', 'Meera');
  const photo = await sharp({ create: { width: 330, height: 200, channels: 3, background: '#c85a32' } })
    .png()
    .toBuffer();
  // The old site: pictures, one that leads into a private network, one that is gone, one that is none.
  site = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.endsWith('/inside.png'))
      return void response.writeHead(302, { Location: 'http://10.0.0.1/' }).end();
    if (path.endsWith('/moved.png'))
      return void response.writeHead(301, { Location: '/uploads/p1.png' }).end();
    if (path.endsWith('/gone.png')) return void response.writeHead(404).end();
    if (path.endsWith('/huge.png')) return void response.writeHead(200).end(Buffer.alloc(7 * 1024 * 1024));
    response.writeHead(200).end(path.endsWith('/fake.png') ? '<script>alert(1)</script>' : photo);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  home = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await office.close();
});

const item = (n: number, over: Record<string, string> = {}) => {
  const fields = {
    title: `Story ${n}`,
    link: `${home}/2021/05/story-${n}/`,
    'dc:creator': 'asha',
    'content:encoded': `<!-- wp:paragraph --><p>Words of <strong>story ${n}</strong>.</p><!-- /wp:paragraph --><img src="${home}/uploads/p${n}.png" alt="Picture ${n}"/>`,
    'wp:post_id': String(n),
    'wp:post_date_gmt': '2021-05-04 09:30:00',
    'wp:post_name': `story-${n}`,
    'wp:status': 'publish',
    'wp:post_type': 'post',
    ...over,
  };
  const terms =
    '<category domain="category" nicename="ads"><![CDATA[Ads]]></category><category domain="post_tag" nicename="gst"><![CDATA[GST]]></category>';
  const lines = Object.entries(fields).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`);
  return `<item>${lines.join('')}${terms}</item>`;
};
const wxr = (items: string[], head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<rss version="2.0"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${home}</wp:base_site_url><wp:author><wp:author_login>asha</wp:author_login><wp:author_display_name><![CDATA[Asha Kale]]></wp:author_display_name></wp:author>${items.join('')}</channel></rss>`;

async function send(xml: string, { way = 'as they were', dryRun = 'false', cookie = editor.cookie } = {}) {
  const body = new FormData();
  body.set('file', new File([xml], 'export.xml', { type: 'text/xml' }));
  body.set('way', way);
  body.set('dryRun', dryRun);
  const answer = await office.app.request('/staff/posts/import', {
    method: 'POST',
    body,
    headers: { Cookie: cookie },
  });
  return { status: answer.status, body: (await answer.json()) as Report };
}
const bySlug = async (slug: string) => (await office.db.select().from(posts).where(eq(posts.slug, slug)))[0];
const outcomes = ({ posts: lines }: Report) =>
  lines.reduce<Record<string, number>>(
    (sum, { outcome }) => ({ ...sum, [outcome]: (sum[outcome] ?? 0) + 1 }),
    {},
  );

/** Works through what was asked for, each job again where it failed. */
async function fetchAll() {
  for (const { name, payloads } of office.enqueued.splice(0))
    if (name === 'fetch-post-pictures')
      for (const payload of payloads as { postId: string }[])
        for (let tries = 0; tries < 6; tries++)
          if (
            await fetchPictures.run(office.ctx, payload).then(
              () => true,
              () => false,
            )
          )
            break;
}

test('an export of fifty posts comes whole with its pictures, dates and addresses, and once', async () => {
  // No page of theirs is drawn for it: `answering` names none.
  const items = Array.from({ length: 50 }, (_, i) => item(i + 1));
  const attachment = item(90, {
    'wp:post_type': 'attachment',
    'wp:attachment_url': `${home}/uploads/cover.png`,
    'wp:post_id': '90',
  });
  items[0] = item(1).replace(
    '</item>',
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>90</wp:meta_value></wp:postmeta></item>',
  );
  const xml = wxr([...items, attachment, item(91, { 'wp:post_type': 'page' })]);

  const looked = await send(xml, { dryRun: 'true' });
  expect(looked.status).toBe(200);
  expect(outcomes(looked.body)).toEqual({ new: 50 });
  expect(looked.body.others).toEqual([
    { kind: 'attachment', count: 1 },
    { kind: 'page', count: 1 },
  ]);
  expect(await bySlug('story-1')).toBeUndefined();

  const made = await send(xml);
  expect([made.status, outcomes(made.body)]).toEqual([200, { new: 50 }]);
  expect(made.body.posts[0]).toMatchObject({ told: [], status: 'published', pictures: 2 });
  expect(await bySlug('story-7')).toMatchObject({
    title: 'Story 7',
    authorName: 'Asha Kale',
    category: 'Ads',
    tags: ['GST'],
    status: 'published',
    publishedAt: new Date('2021-05-04T09:30:00Z'),
  });
  expect((await editor<{ waiting: number }>('GET', '/posts/import')).body.waiting).toBe(50);
  await fetchAll();
  const first = await bySlug('story-1');
  expect(first?.image1Id).not.toBeNull();
  expect(first?.blocks.content.map(({ type }) => type)).toEqual(['paragraph', 'image']);
  expect(first?.blocks.content[1]?.attrs?.picture).toMatchObject({ alt: 'Picture 1', width: 330 });
  expect((await office.db.select().from(postPictures)).length).toBe(50);
  const state = await editor('GET', '/posts/import');
  expect(state.body).toEqual({ waiting: 0, fetched: 51, refused: [] });
  const led = await office.db.select().from(redirects);
  expect(led.length).toBe(50);
  expect(led.find(({ fromPath }) => fromPath === '/2021/05/story-3')?.target).toBe('/blogs/story-3');

  const before = await office.db.select().from(posts).orderBy(desc(posts.id));
  const again = await send(xml);
  expect(outcomes(again.body)).toEqual({ there: 50 });
  await fetchAll();
  expect(await office.db.select().from(posts).orderBy(desc(posts.id))).toEqual(before);
  expect((await office.db.select().from(media)).length).toBe(51);
  expect((await office.db.select().from(redirects)).length).toBe(50);
});

test('what cannot come is refused with its reason, and what comes otherwise is told', async () => {
  office.answering.add('/2021/05/story-201/');
  const html =
    '<h1>Head</h1><table><caption>Sums</caption><thead><tr><th colspan="2">One</th></tr></thead><tr><td><table><tr><td>In</td><td>ner</td></tr></table></td><td></td></tr></table><ul><li>Item<ol><li>Inner</li></ol></li></ul><pre>a &lt; b\n c</pre><script>alert(1)</script><p>[contact-form id="3"] <a href="javascript:alert(1)">bad</a> <a href="https://example.com/x">good</a></p><iframe src="https://video.example/1"></iframe><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="Ours"></iframe><p>https://vimeo.com/76979871</p><p>See https://vimeo.com/76979871</p>';
  const { body } = await send(
    wxr([
      item(201, { 'content:encoded': html, 'wp:post_name': '%e0%a4%a8' }),
      item(201),
      item(202, { 'wp:status': 'trash' }),
      item(203, { title: '' }),
      item(204, { 'content:encoded': '<p> </p>' }),
      item(205, {
        title: 'Q&amp;A: &#8220;GST&#8221;',
        'excerpt:encoded': 'Asked &amp; <em>answered</em>&hellip;',
        'wp:post_password': 'x',
        'content:encoded': 'Old words.\n\nNew\nline & more',
      }).replace('<![CDATA[Ads]]>', '<![CDATA[Web &amp; SEO]]>'),
      item(206, {
        title: `${'x'.repeat(159)}🎉`,
        'wp:status': 'future',
        'wp:post_date_gmt': '2099-01-01 00:00:00',
        'content:encoded': '<p>x</p>',
      }),
    ]),
  );
  expect(body.posts.map(({ outcome, why, status }) => [outcome, why, status])).toEqual([
    ['new', '', 'published'],
    ['refused', 'It stands in the file twice', 'published'],
    ['refused', 'It was thrown away', 'draft'],
    ['refused', 'It has no title', 'published'],
    ['refused', 'There is nothing to read in it', 'published'],
    ['new', '', 'draft'],
    ['new', '', 'scheduled'],
  ]);
  const told = body.posts[0]?.told.join(' · ');
  for (const words of [
    'a table in a table, as text',
    '<script>, left out',
    '[contact-form], as text',
    '<iframe>, as a link',
    'its old address',
  ])
    expect(told).toContain(words);
  const post = await bySlug('story-201');
  expect(post?.blocks.content.map(({ type }) => type)).toEqual([
    'heading', 'paragraph', 'table', 'bulletList', 'codeBlock', 'paragraph', 'paragraph',
    'video', 'video', 'paragraph',
  ]); // prettier-ignore
  expect(paragraphsOf(post?.blocks ?? { type: 'doc', content: [] })).toEqual([
    'Head', 'Sums', 'One', 'In | ner', 'Item', 'Inner', 'a < b\n c', '[contact-form id="3"] bad good', 'https://video.example/1',
    'Ours', 'See https://vimeo.com/76979871',
  ]); // prettier-ignore
  expect(post?.blocks.content[2]?.content).toMatchObject([
    { content: [{ type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 } }] },
    { content: [{ type: 'tableCell' }, { type: 'tableCell', content: [{ type: 'paragraph' }] }] },
  ]);
  expect(JSON.stringify(post?.blocks)).not.toContain('javascript');
  const old = await bySlug('story-205');
  expect(old).toMatchObject({
    title: 'Q&A: “GST”',
    category: 'Web & SEO',
    seoDescription: 'Asked & answered…',
  });
  expect((await bySlug('story-206'))?.title).toBe('x'.repeat(159));
  expect(old?.blocks.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Old words.' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'New' }, { type: 'hardBreak' }, { type: 'text', text: 'line & more' }] },
  ]); // prettier-ignore
});

test('pictures come through the same door as others, from the old site alone, and never from a network of ours', async () => {
  const images = ['inside', 'moved', 'gone', 'huge', 'fake'].map(
    (name) => `<img src="/uploads/${name}.png"/>`,
  );
  const html = `<p>Words.</p>${images.join('')}<img src="http://169.254.169.254/latest/meta-data"/>`;
  await send(wxr([item(301, { 'content:encoded': html }), item(302)]));
  const changed = await bySlug('story-302');
  const written = [{ type: 'paragraph', content: [{ type: 'text', text: 'Other words.' }] }];
  await office.db
    .update(posts)
    .set({ version: 2, blocks: { type: 'doc', content: written } })
    .where(eq(posts.id, changed?.id ?? ''));
  await fetchAll();
  const rows = await office.db.select().from(fetchedPictures);
  const whyOf = (end: string) => rows.find(({ url }) => url.endsWith(end))?.why;
  expect(whyOf('inside.png')).toBe('Enter an address that begins with https://');
  expect(whyOf('moved.png')).toBe('');
  expect(whyOf('gone.png')).toBe('The site answered 404');
  expect(whyOf('huge.png')).toBe('This file is too large');
  expect(whyOf('fake.png')).toContain('JPEG');
  expect(whyOf('meta-data')).toBe('It lies on another site');
  expect((await bySlug('story-301'))?.blocks.content.map(({ type }) => type)).toEqual(['paragraph', 'image']);
  // Somebody wrote in it meanwhile: its text stays, the picture is in the library.
  expect((await bySlug('story-302'))?.blocks.content).toEqual(written);
  expect(whyOf('p302.png')).toBe('');
  expect((await office.db.select().from(postOrigins)).every(({ html: left }) => left === null)).toBe(true);

  const inside = wxr([item(401)]).replaceAll(home, 'https://10.0.0.7');
  await send(inside);
  await fetchAll();
  const [kept] = await office.db
    .select()
    .from(fetchedPictures)
    .where(eq(fetchedPictures.url, 'https://10.0.0.7/uploads/p401.png'));
  expect(kept?.why).toBe('This address lies in a private network');
});

test('a draft that is published before its pictures have come gets them all the same', async () => {
  await send(wxr([item(351)]), { way: 'drafts' });
  const draft = await bySlug('story-351');
  await editor('PUT', `/posts/${draft?.id}/state`, { status: 'published' });
  await fetchAll();
  expect((await bySlug('story-351'))?.blocks.content.map(({ type }) => type)).toEqual(['paragraph', 'image']);
});

test('a file that is no export, not whole, or full of entities changes nothing', async () => {
  const laughs =
    '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const { body } = await send(wxr([item(501).replace('<![CDATA[Story 501]]>', 'T&b;&f;')], laughs));
  expect(body.posts[0]?.title).toBe('T&b;&f;');
  for (const bad of ['', 'words', '<rss></rss>', wxr([item(502)]).slice(0, -20), '<a>'.repeat(5000)]) {
    const refused = await send(bad);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['file']]);
  }
  const support = await office.as('readonly', 'Nobody');
  expect((await send(wxr([item(503)]), { cookie: support.cookie })).status).toBe(403);
});
