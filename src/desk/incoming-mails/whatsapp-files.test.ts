import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aNote, nowSeconds, openApproved, type WhatsAppSite } from '#desk/whatsapp/test-whatsapp.ts';
import { createCloudApi } from '#adapters/whatsapp/cloud-api.ts';
import { fetchMedia } from './fetch-media.ts';
import type { MediaToFetch } from './media-fetch.ts';

let shop: WhatsAppSite;
beforeAll(async () => {
  shop = await openApproved();
});
afterAll(() => shop.close());

test('a file comes through the same door as uploads, within the size of its kind; what is not kept is named', async () => {
  const { tell, file, carrier, owner, ctx } = shop;
  const leadId = await file({ name: 'Files', phone: '9000055002', status: 'new' });
  carrier.media.set('m-pdf', new TextEncoder().encode('%PDF-1.4 a brief of our own'));
  carrier.media.set('m-exe', new TextEncoder().encode('MZ'));
  carrier.media.set('m-big', new Uint8Array(5_000_001));
  const from = '919000055002';
  const sent = [
    { type: 'document' as const, id: 'm-pdf', filename: '../brief.pdf', caption: 'Our brief' },
    { type: 'document' as const, id: 'm-exe', filename: 'setup.exe' },
    { type: 'image' as const, id: 'm-big' },
    { type: 'audio' as const, id: 'm-voice' },
  ];
  await tell({ notes: sent.map((media) => aNote(`wamid.${media.id}`, { from, media })) });
  expect((await shop.answersOn(leadId)).find(({ text }) => text === 'Our brief')).toMatchObject({
    files: [],
    filesLeft: ['../brief.pdf: being fetched'],
  });
  const { rows } = await shop.db.execute<{ data: MediaToFetch }>(
    sql`select data from pgboss.job where name = 'fetch-whatsapp-media'`,
  );
  for (const { data } of [...rows, ...rows]) await fetchMedia(ctx, data);
  const answers = await shop.answersOn(leadId);
  expect(answers.flatMap(({ filesLeft }) => filesLeft)).toEqual([
    'A voice message: on the sender’s phone only',
    'A picture: larger than 5 MB, or gone',
    'setup.exe: neither a PDF nor a picture',
  ]);
  const brief = answers.find(({ text }) => text === 'Our brief');
  const files = brief?.files as { id: string; name: string }[];
  expect(files).toMatchObject([{ name: 'brief.pdf' }]);
  const opened = await owner('GET', `/staff/incoming-mails/${String(brief?.id)}/files/${files[0]?.id}`);
  expect(String(opened.body)).toContain('a brief of our own');
});

test('of the cards that somebody shares the names and the numbers can be read', async () => {
  const { tell, file } = shop;
  const leadId = await file({ name: 'Cards', phone: '9000055005', status: 'new' });
  const cards = [
    { name: 'Ravi Kale', phones: ['+91 90000 12345', '022 2345 6789'] },
    { name: 'Nobody Answers', phones: [] },
  ];
  await tell({ notes: [aNote('wamid.cards', { from: '919000055005', cards })] });
  expect((await shop.answersOn(leadId)).map(({ text }) => text)).toEqual([
    'A contact: Ravi Kale, +91 90000 12345, 022 2345 6789\nA contact: Nobody Answers',
  ]);
});

test('a long name of a file that is cut within an emoji keeps neither its message nor its file back', async () => {
  const { tell, file, carrier, ctx } = shop;
  const leadId = await file({ name: 'Emoji', phone: '9000055004', status: 'new' });
  for (const letters of [119, 99]) {
    const mediaId = `m-emoji-${letters}`;
    carrier.media.set(mediaId, new TextEncoder().encode('%PDF-1.4 a brief of our own'));
    const media = { type: 'document' as const, id: mediaId, filename: `${'a'.repeat(letters)}🎉 brief.pdf` };
    const told = await tell({ notes: [aNote(`wamid.${mediaId}`, { from: '919000055004', media })] });
    expect(told.status).toBe(200);
    const { rows } = await shop.db.execute<{ data: MediaToFetch }>(
      sql`select data from pgboss.job where name = 'fetch-whatsapp-media' and data->>'mediaId' = ${mediaId}`,
    );
    await fetchMedia(ctx, rows[0]?.data as MediaToFetch);
  }
  const names = (await shop.answersOn(leadId)).map(({ files }) => (files as { name: string }[])[0]?.name);
  expect(names).toEqual([`${'a'.repeat(99)}.pdf`, `${'a'.repeat(100)}.pdf`]);
});

test('a file waits for a token that is accepted, or for WhatsApp to be set up again, for as long as it is kept there', async () => {
  const { tell, file, carrier, ctx } = shop;
  const leadId = await file({ name: 'Files', phone: '9000055003', status: 'new' });
  const send = async (mediaId: string, over: object = {}) => {
    const media = { type: 'document' as const, id: mediaId, filename: `${mediaId}.pdf` };
    await tell({ notes: [aNote(`wamid.${mediaId}`, { from: '919000055003', media, ...over })] });
    const { rows } = await shop.db.execute<{ data: MediaToFetch }>(
      sql`select data from pgboss.job where name = 'fetch-whatsapp-media' and data->>'mediaId' = ${mediaId}`,
    );
    return rows[0]?.data as MediaToFetch;
  };
  const { WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_BUSINESS_ID, WHATSAPP_URL } = carrier.settings;
  const expired = createCloudApi({
    phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
    businessId: WHATSAPP_BUSINESS_ID,
    token: 'a-token-that-has-expired',
    appSecret: '',
    verifyToken: '',
    url: WHATSAPP_URL,
  });
  carrier.media.set('m-late', new TextEncoder().encode('%PDF-1.4 a brief of our own'));
  const late = await send('m-late');
  await expect(fetchMedia({ ...ctx, whatsapp: expired }, late)).rejects.toThrow('token');
  await expect(fetchMedia({ ...ctx, whatsapp: null }, late)).rejects.toThrow('not set up');
  const left = async () => (await shop.answersOn(leadId)).flatMap(({ filesLeft }) => filesLeft);
  expect(await left()).toEqual(['m-late.pdf: being fetched']);
  await fetchMedia(ctx, late);
  expect(await left()).toEqual([]);

  await fetchMedia(ctx, await send('m-gone'));
  const old = await send('m-old', { at: nowSeconds() - 6 * 86_400 - 60 });
  await fetchMedia({ ...ctx, whatsapp: expired }, old);
  expect((await left()).sort()).toEqual([
    'm-gone.pdf: larger than 6 MB, or gone',
    'm-old.pdf: could not be fetched, on the sender’s phone only',
  ]);
});
