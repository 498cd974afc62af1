/** The site's colours as drawings need them: encoders know no oklch. See web/styles/tokens.css. */
export const ink = '#161f32';
export const inkSoft = '#485061';
export const white = '#ffffff';
export const paper = '#fefbf5';
export const sand = '#f8f3e8';
export const sandDeep = '#efe5d2';
export const marigold = '#fdb21d';
export const marigoldDeep = '#f49a00';
export const marigoldTint = '#ffefc7';
export const leaf = '#1b683e';
export const leafTint = '#ddf6e4';
export const rust = '#c0622f';
export const brick = '#aa2c1f';
export const sky = '#cde3f1';

/** A sample picture for the library: what it is, and how it stands in its gallery. */
export type Drawing = { key: string; svg: string; alt: string; caption: string; category: string };

/** A drawing 1200 wide and 800 high. */
export const scene = (background: string, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="${background}" d="M0 0h1200v800H0z"/>${shapes.join('')}</svg>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, color: string, width = 8) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
export const at = (x: number, y: number, shapes: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${shapes}</g>`;

/** Lines of writing as nobody can read them: fonts differ from machine to machine. */
export const writing = (x: number, y: number, widths: number[], color: string, height = 16, step = 34) =>
  widths.map((width, i) => box(x, y + i * step, width, height, color, height / 2)).join('');

/** A striped awning with scalloped edge. */
export const awning = (
  x: number,
  y: number,
  width: number,
  height: number,
  stripes: number,
  color: string,
) => {
  const step = width / stripes;
  return times(stripes, (i) =>
    path(
      `M${x + i * step} ${y}h${step}v${height}a${step / 2} ${step / 2} 0 0 1-${step} 0z`,
      i % 2 ? white : color,
    ),
  );
};
