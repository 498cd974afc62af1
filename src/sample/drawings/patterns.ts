import * as p from './parts.ts';

/** A field of tiles, each drawn around its own middle. */
const tiles = (back: string, size: number, draw: (column: number, row: number) => string) =>
  p.scene(
    back,
    p.times(Math.ceil(1200 / size) + 1, (column) =>
      p.times(Math.ceil(800 / size) + 1, (row) => p.at(column * size, row * size, draw(column, row))),
    ),
  );

const petals = (count: number, length: number, width: number, color: string) =>
  p.times(count, (i) =>
    p.at(
      0,
      0,
      `<ellipse cx="0" cy="${-length / 2}" rx="${width / 2}" ry="${length / 2}" fill="${color}"/>`,
      (360 / count) * i,
    ),
  );

const drawings: Omit<p.Drawing, 'key'>[] = [
  {
    category: 'Flowers',
    alt: 'Pattern of marigolds in rows, every second row shifted',
    caption: 'Marigolds, every second row shifted by half.',
    svg: tiles(
      p.marigoldTint,
      150,
      (c, r) =>
        p.at(
          r % 2 ? 75 : 0,
          0,
          petals(12, 62, 22, p.marigold) + petals(8, 40, 18, p.marigoldDeep) + p.disc(0, 0, 12, p.rust),
        ) + (c % 2 ? p.disc(0, 75, 7, p.leaf) : ''),
    ),
  },
  {
    category: 'Flowers',
    alt: 'Pattern of eight-petalled flowers on dark blue',
    caption: 'Eight petals on indigo, after the block printers’ way of building a flower.',
    svg: tiles(
      p.ink,
      160,
      (c, r) =>
        petals(8, 70, 26, (c + r) % 2 ? p.sky : p.paper) +
        p.disc(0, 0, 16, p.marigold) +
        p.at(80, 80, petals(4, 34, 14, p.rust)),
    ),
  },
  {
    category: 'Flowers',
    alt: 'Pattern of paired leaves on pale green',
    caption: 'Leaves in pairs. The stem is the grid.',
    svg: tiles(
      p.leafTint,
      120,
      (_c, r) =>
        p.line('M0-60V60', p.leaf, 5) +
        p.at(0, 0, petals(1, 70, 26, p.leaf), 48) +
        p.at(0, 0, petals(1, 70, 26, r % 2 ? p.leaf : p.marigoldDeep), -48),
    ),
  },
  {
    category: 'Lines',
    alt: 'Pattern of overlapping half circles like waves',
    caption: 'Scallops: one half circle, drawn three hundred times.',
    svg: tiles(p.sky, 100, (_c, r) =>
      p.at(
        r % 2 ? 50 : 0,
        0,
        [50, 38, 26, 14]
          .map((radius, i) =>
            p.path(`M-${radius} 0a${radius} ${radius} 0 0 1 ${radius * 2} 0z`, i % 2 ? p.paper : p.ink),
          )
          .join(''),
      ),
    ),
  },
  {
    category: 'Lines',
    alt: 'Pattern of zigzag stripes in rust, marigold and ink',
    caption: 'Zigzag, as woven on a narrow loom.',
    svg: p.scene(
      p.sand,
      p.times(14, (i) =>
        p.line(
          `M-40 ${i * 64}${p.times(16, () => 'l40-44 40 44')}`,
          [p.rust, p.marigold, p.ink][i % 3] as string,
          i % 3 === 2 ? 10 : 22,
        ),
      ),
    ),
  },
  {
    category: 'Lines',
    alt: 'Pattern of woven bands crossing over and under',
    caption: 'A weave: over, under, over. The eye never finds the end.',
    svg: tiles(p.sandDeep, 120, (c, r) =>
      (c + r) % 2
        ? p.box(-60, -26, 120, 52, p.rust) + p.line('M-56 0H56', p.marigoldTint, 6)
        : p.box(-26, -60, 52, 120, p.ink) + p.line('M0-56V56', p.sky, 6),
    ),
  },
  {
    category: 'Tiles',
    alt: 'Pattern of stars and crosses like a tiled floor',
    caption: 'Star and cross: two tiles cover any floor.',
    svg: tiles(
      p.brick,
      140,
      () =>
        p.path('M0-70 20-20 70 0 20 20 0 70-20 20-70 0-20-20z', p.paper) +
        p.disc(0, 0, 14, p.marigold) +
        p.at(70, 70, p.path('M0-30 30 0 0 30-30 0z', p.ink)),
    ),
  },
  {
    category: 'Tiles',
    alt: 'Pattern of quarter circles turned at every tile',
    caption: 'Quarter circles, each tile turned. No two rows are alike, and no two tiles differ.',
    svg: tiles(p.paper, 100, (c, r) =>
      p.at(
        0,
        0,
        p.path(
          'M-50-50h100a100 100 0 0 1-100 100z',
          [p.marigold, p.ink, p.rust, p.sky][(c * 3 + r * 5) % 4] as string,
        ),
        ((c * 7 + r * 3) % 4) * 90,
      ),
    ),
  },
  {
    category: 'Tiles',
    alt: 'Pattern of hexagons like a honeycomb',
    caption: 'Honeycomb: the most room for the least wall.',
    svg: p.scene(
      p.ink,
      p.times(10, (r) =>
        p.times(13, (c) =>
          p.at(
            c * 104 + (r % 2 ? 52 : 0),
            r * 90,
            p.path(
              'M0-54 47-27V27L0 54-47 27V-27z',
              [p.marigold, p.marigoldDeep, p.marigoldTint, p.sandDeep][(c * 5 + r * 3) % 4] as string,
            ),
          ),
        ),
      ),
    ),
  },
];

export const patternDrawings: p.Drawing[] = drawings.map((drawing, i) => ({
  ...drawing,
  key: `pattern-${i + 1}`,
}));
