import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ShareCard } from '#content/seo/shared-page.ts';
import { drawCard } from './draw-card.tsx';

const card: ShareCard = {
  brand: 'Nirmaan',
  eyebrow: 'Our offer',
  title: 'Start growing at ₹1,999',
  line: 'One system for the whole shop.',
  look: 'ink',
  picture: null,
};
const photo = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer();

/** How many dots of a picture are not like its first one. */
async function marks(png: Uint8Array, left: number, width: number): Promise<number> {
  const { data, info } = await sharp(png)
    .extract({ left, top: 0, width, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let i = 0; i < data.length; i += info.channels)
    if (Math.abs((data[i] ?? 0) - (data[0] ?? 0)) > 40) count++;
  return count;
}

test('a card is a PNG of 1200 by 630, with its photograph on the right where it has one', async () => {
  const withPhoto = await drawCard(card, await photo());
  for (const png of [await drawCard(card, null), withPhoto])
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const right = await sharp(withPhoto)
    .extract({ left: 900, top: 50, width: 200, height: 500 })
    .png()
    .toBuffer();
  const { channels } = await sharp(right).stats();
  expect(channels.map(({ mean }) => mean > 200)).toEqual([false, true, false]);
});

test('₹ and Devanagari are drawn, and neither length nor markup nor strange signs break a card', async () => {
  const empty = await marks(await drawCard({ ...card, title: '' }, null), 64, 700);
  for (const title of ['₹', 'क्षत्रिय', 'ज्ञ', 'é', '–'])
    expect(await marks(await drawCard({ ...card, title }, null), 64, 700), title).toBeGreaterThan(empty + 60);
  for (const title of [
    '<script>alert(1)</script> & "x"',
    '漢字 😀 \u0000 \u202e',
    'long '.repeat(200),
    'W'.repeat(400),
  ])
    expect((await drawCard({ ...card, title, line: title, eyebrow: title }, null)).length).toBeGreaterThan(
      3_000,
    );
});
