import * as p from './parts.ts';

const towers = (heights: number[], color: string, lit: string, base = 640) =>
  heights
    .map((height, i) => {
      const x = 30 + i * (1140 / heights.length);
      const width = 1140 / heights.length - 14;
      return (
        p.box(x, base - height, width, height, color) +
        p.times(Math.floor(height / 46) * 3, (j) =>
          p.box(
            x + 14 + (j % 3) * ((width - 28) / 3),
            base - height + 18 + Math.floor(j / 3) * 46,
            (width - 28) / 3 - 10,
            22,
            (i * 5 + j * 7) % 4 === 0 ? lit : p.inkSoft,
          ),
        )
      );
    })
    .join('');

const waves = (y: number, color: string) =>
  p.times(4, (row) =>
    p.line(`M-40 ${y + row * 38}${p.times(16, () => 'q20-22 40 0t40 0')}`, row % 2 ? p.white : color, 6),
  );

const train = (x: number, y: number) =>
  p.box(x, y, 760, 150, p.paper, 18) +
  p.box(x, y + 92, 760, 26, p.brick) +
  p.times(6, (i) => p.box(x + 36 + i * 120, y + 24, 74, 54, i % 3 === 1 ? p.marigold : p.sky, 8)) +
  p.times(8, (i) => p.disc(x + 70 + i * 88, y + 156, 20, p.ink));

const drawings: Omit<p.Drawing, 'key'>[] = [
  {
    category: 'Morning',
    alt: 'Drawing of towers before a large rising sun',
    caption: 'Kandivali, six in the morning: the sun comes up behind the towers.',
    svg: p.scene(
      p.marigoldTint,
      p.disc(640, 470, 250, p.marigold),
      towers([300, 420, 240, 500, 360, 280, 440, 220], p.ink, p.marigold),
      p.box(0, 640, 1200, 160, p.inkSoft),
      p.line('M0 720h1200', p.marigoldTint, 6),
    ),
  },
  {
    category: 'Morning',
    alt: 'Drawing of a suburban train crossing a bridge',
    caption: 'The 7:42 on the bridge. Half of it reads the news, half of it shops.',
    svg: p.scene(
      p.sky,
      p.disc(980, 170, 80, p.white),
      train(180, 330),
      p.box(0, 500, 1200, 34, p.ink),
      p.times(5, (i) => p.box(110 + i * 240, 534, 44, 180, p.inkSoft)),
      waves(640, p.leaf),
    ),
  },
  {
    category: 'Water',
    alt: 'Drawing of three fishing boats on calm water',
    caption: 'Boats at Gorai: out before light, back before the market opens.',
    svg: p.scene(
      p.leafTint,
      p.disc(260, 220, 90, p.marigold),
      p.path('M0 420q300-60 600 0t600 0v380H0z', p.sky),
      waves(520, p.ink),
      p.times(3, (i) =>
        p.at(
          220 + i * 320,
          470 + (i % 2) * 110,
          p.path('M-120 0h240q-30 76-120 76t-120-76z', [p.brick, p.ink, p.rust][i] as string) +
            p.line('M0 0v-170', p.ink, 10) +
            p.path('M10-166 120-20H10z', p.paper),
        ),
      ),
    ),
  },
  {
    category: 'Street',
    alt: 'Drawing of an auto-rickshaw passing a row of shutters',
    caption: 'An auto before nine: every second shutter is still down.',
    svg: p.scene(
      p.sandDeep,
      p.times(
        5,
        (i) =>
          p.box(20 + i * 236, 160, 216, 420, i % 2 ? p.sky : p.ink) +
          p.times(8, (j) =>
            p.line(`M${32 + i * 236} ${200 + j * 46}h192`, i % 2 ? p.inkSoft : p.inkSoft, 4),
          ) +
          p.awning(14 + i * 236, 130, 228, 40, 6, i % 2 ? p.marigold : p.rust),
      ),
      p.box(0, 580, 1200, 220, p.inkSoft),
      p.at(
        440,
        440,
        p.path('M0 200V70Q10 0 90 0h170q60 0 90 100l20 100z', p.marigold) +
          p.path('M20 90q8-66 76-66h60v100H20z', p.sky) +
          p.path('M180 24h70q44 0 66 100H180z', p.sky) +
          p.box(0, 150, 372, 54, p.ink, 12) +
          p.disc(70, 214, 44, p.ink) +
          p.disc(70, 214, 18, p.sand) +
          p.disc(310, 214, 44, p.ink) +
          p.disc(310, 214, 18, p.sand),
      ),
    ),
  },
  {
    category: 'Street',
    alt: 'Drawing of a market street with five parasols',
    caption: 'Market street from above: the widest parasol sells the most.',
    svg: p.scene(
      p.sand,
      p.box(0, 300, 1200, 220, p.sandDeep),
      p.times(5, (i) => {
        const x = 150 + i * 230;
        const y = i % 2 ? 560 : 250;
        const r = [90, 120, 84, 150, 96][i] as number;
        return (
          p.times(8, (j) => {
            const a = (j * Math.PI) / 4;
            const b = a + Math.PI / 4;
            return p.path(
              `M${x} ${y}L${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}A${r} ${r} 0 0 1 ${(x + r * Math.cos(b)).toFixed(1)} ${(y + r * Math.sin(b)).toFixed(1)}z`,
              j % 2 ? p.white : ([p.brick, p.marigold, p.leaf, p.rust, p.ink][i] as string),
            );
          }) + p.disc(x, y, 10, p.ink)
        );
      }),
      p.times(14, (i) =>
        p.disc(60 + i * 84, 380 + ((i * 53) % 90), 16, [p.ink, p.rust, p.inkSoft][i % 3] as string),
      ),
    ),
  },
  {
    category: 'Evening',
    alt: 'Drawing of dark towers with lit windows under a moon',
    caption: 'Ten at night: the windows that are lit are working or watching. Both have a phone in hand.',
    svg: p.scene(
      p.ink,
      p.disc(940, 170, 70, p.marigoldTint),
      p.disc(970, 150, 62, p.ink),
      p.times(26, (i) => p.disc((i * 197) % 1200, (i * 89) % 330, 3 + (i % 3), p.sandDeep)),
      towers([260, 380, 520, 300, 440, 340, 480], '#0d1424', p.marigold, 700),
      p.box(0, 700, 1200, 100, p.inkSoft),
    ),
  },
];

export const streetDrawings: p.Drawing[] = drawings.map((drawing, i) => ({
  ...drawing,
  key: `street-${i + 1}`,
}));
