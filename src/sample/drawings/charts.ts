import * as p from './parts.ts';

const axes = p.line('M150 120v560h920', p.ink, 10);
const rows = p.times(4, (i) => p.line(`M150 ${220 + i * 115}h920`, p.sandDeep, 4));
const months = [110, 160, 140, 230, 310, 280, 390, 470];

const drawings: Omit<p.Drawing, 'key'>[] = [
  {
    category: 'Growth',
    alt: 'Drawing of eight bars, the last one highlighted',
    caption: 'Bars: for amounts. Only the one that matters is coloured. The figures are invented.',
    svg: p.scene(
      p.paper,
      rows,
      p.times(8, (i) =>
        p.box(
          196 + i * 108,
          675 - (months[i] as number),
          72,
          months[i] as number,
          i === 7 ? p.marigold : p.sky,
          10,
        ),
      ),
      axes,
    ),
  },
  {
    category: 'Growth',
    alt: 'Drawing of two lines, one falling and one rising above it',
    caption: 'Lines: for change. Cost falls, enquiries rise; where they cross, the campaign pays.',
    svg: p.scene(
      p.sand,
      rows,
      p.line('M180 220q200 30 340 180t520 220', p.inkSoft, 12),
      p.line('M180 610q260-20 420-170t440-250', p.marigoldDeep, 16),
      p.disc(556, 446, 26, p.ink),
      p.disc(556, 446, 11, p.marigold),
      axes,
    ),
  },
  {
    category: 'Shares',
    alt: 'Drawing of a ring in four parts, one part pulled out',
    caption: 'A ring: for parts of a whole, four at most.',
    svg: p.scene(
      p.leafTint,
      p.times(4, (i) => {
        const parts = [0, 0.46, 0.72, 0.9, 1];
        const a = (parts[i] as number) * 2 * Math.PI - Math.PI / 2;
        const b = (parts[i + 1] as number) * 2 * Math.PI - Math.PI / 2;
        const r = 190;
        const large = b - a > Math.PI ? 1 : 0;
        const pull = i === 0 ? 26 : 0;
        const m = (a + b) / 2;
        const n = (v: number) => v.toFixed(1);
        const x = 600 + pull * Math.cos(m);
        const y = 400 + pull * Math.sin(m);
        return `<path d="M${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}A${r} ${r} 0 ${large} 1 ${n(x + r * Math.cos(b))} ${n(y + r * Math.sin(b))}" fill="none" stroke="${[p.marigold, p.ink, p.rust, p.paper][i]}" stroke-width="120"/>`;
      }),
    ),
  },
  {
    category: 'Shares',
    alt: 'Drawing of a funnel in four steps, each narrower',
    caption: 'A funnel: a thousand saw it, forty called. The widest loss is the one to mend.',
    svg: p.scene(
      p.sky,
      [
        [880, 640],
        [620, 430],
        [410, 260],
        [240, 150],
      ]
        .map(([top = 0, bottom = 0], i) =>
          p.path(
            `M${600 - top / 2} ${110 + i * 150}h${top}l-${(top - bottom) / 2} 130h-${bottom}z`,
            [p.ink, p.inkSoft, p.rust, p.marigold][i] as string,
          ),
        )
        .join(''),
    ),
  },
  {
    category: 'Days',
    alt: 'Drawing of a week as rows of dots, denser in the evening',
    caption: 'Dots: one per call, a row per day. The evening is when people decide.',
    svg: p.scene(
      p.paper,
      p.times(
        7,
        (r) =>
          p.box(130, 96 + r * 92, 940, 64, r % 2 ? p.sand : p.sandDeep, 12) +
          p.times(17, (c) =>
            p.disc(
              170 + c * 54,
              128 + r * 92,
              5 + ((c * c + r * 7) % (c > 10 ? 18 : 9)),
              c > 10 ? p.marigoldDeep : p.inkSoft,
            ),
          ),
      ),
    ),
  },
  {
    category: 'Days',
    alt: 'Drawing of a calendar of squares in three shades',
    caption: 'A calendar of squares: twelve weeks of a shop, the dark ones are festival days.',
    svg: p.scene(
      p.marigoldTint,
      p.times(12, (c) =>
        p.times(7, (r) =>
          p.box(
            126 + c * 80,
            118 + r * 82,
            64,
            66,
            (c * 5 + r * 11) % 13 === 0 ? p.rust : (c + r * 2) % 3 ? p.marigold : p.paper,
            12,
          ),
        ),
      ),
    ),
  },
];

export const chartDrawings: p.Drawing[] = drawings.map((drawing, i) => ({
  ...drawing,
  key: `chart-${i + 1}`,
}));
