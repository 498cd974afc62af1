/** Sample works, drawn from rectangles: 480 × 320, no text, the site's palette as sRGB. */

const ink = '#161f32';
const soft = '#6b7280';
const paper = '#fefbf5';
const sand = '#f8f3e8';
const deep = '#efe5d2';
const line = '#dfd8cb';
const marigold = '#fdb21d';
const leaf = '#1b683e';
const rust = '#c4693f';
const sky = '#cde3f1';

const box = (x: number, y: number, w: number, h: number, fill: string, r = 6) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const words = (x: number, y: number, w: number, fill = deep, h = 8) => box(x, y, w, h, fill, h / 2);
const row = <T>(items: T[], draw: (item: T, i: number) => string) => items.map(draw).join('');
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** A browser window on a coloured ground. */
const windowed = (ground: string, inside: string) =>
  `${box(0, 0, 480, 320, ground, 0)}${box(40, 36, 400, 300, paper, 14)}${box(40, 36, 400, 30, ink, 14)}${box(40, 52, 400, 14, ink, 0)}${dot(58, 51, 5, marigold)}${dot(74, 51, 5, soft)}${dot(90, 51, 5, soft)}${words(124, 46, 200, soft, 10)}${inside}`;

/** A phone on a coloured ground, with something beside it. */
const phoned = (ground: string, inside: string, beside = '') =>
  `${box(0, 0, 480, 320, ground, 0)}${beside}${box(156, 26, 168, 320, ink, 26)}${box(164, 34, 152, 312, paper, 19)}${words(184, 50, 60, ink)}${inside}`;

const report = `${row([54, 78, 70, 118, 148], (h, i) => box(84 + i * 46, 282 - h, 32, h, i === 4 ? marigold : sky))}${box(84, 86, 118, 34, ink, 8)}${words(96, 99, 70, marigold)}${words(330, 132, 84)}${words(330, 156, 64)}${words(330, 180, 84)}${words(330, 204, 50)}`;

const goods = (colours: string[], shape: (x: number, y: number, fill: string) => string) =>
  `${box(60, 82, 360, 30, sand, 15)}${words(80, 93, 110, line)}${row(colours, (fill, i) => {
    const x = 60 + (i % 4) * 92;
    const y = 126 + Math.floor(i / 4) * 106;
    return `${box(x, y, 84, 76, deep, 10)}${shape(x, y, fill)}${words(x, y + 84, 52, soft, 6)}`;
  })}`;

const jar = (x: number, y: number, fill: string) =>
  `${box(x + 24, y + 26, 36, 42, fill, 9)}${box(x + 27, y + 14, 30, 10, soft, 3)}${box(x + 30, y + 38, 24, 14, paper, 2)}`;
const saree = (x: number, y: number, fill: string) =>
  `<path d="M${x + 22} ${y + 8}h40l8 60H${x + 14}z" fill="${fill}"/><path d="M${x + 22} ${y + 8}h14l-4 60H${x + 14}z" fill="${marigold}"/>`;
const plant = (x: number, y: number, fill: string) =>
  `<path d="M${x + 42} ${y + 46}c-22-2-28-16-26-32 16 0 26 12 26 32c0-20 10-32 26-32 2 16-4 30-26 32z" fill="${leaf}"/><path d="M${x + 28} ${y + 44}h28l-4 26H${x + 32}z" fill="${fill}"/>`;
const part = (x: number, y: number, fill: string) =>
  `<path d="M${x + 42} ${y + 14}l24 14v22L${x + 42} ${y + 64} ${x + 18} ${y + 50}V${y + 28}z" fill="${fill}"/>${dot(x + 42, y + 39, 9, deep)}`;

const eight = [rust, leaf, marigold, ink, marigold, soft, rust, leaf];

const drawings = {
  clinic: windowed(
    sky,
    `${box(64, 92, 150, 12, ink)}${box(64, 112, 104, 12, ink)}${words(64, 140, 130)}${box(64, 164, 110, 30, marigold, 8)}${box(246, 84, 170, 150, sky, 12)}${dot(331, 136, 26, rust)}<path d="M286 234c2-44 18-62 45-62s43 18 45 62z" fill="${paper}"/>${row(upTo(3), (i) => `${box(64 + i * 122, 252, 108, 60, sand, 8)}${dot(86 + i * 122, 276, 11, leaf)}${words(106 + i * 122, 272, 50)}`)}`,
  ),
  school: windowed(
    deep,
    `${box(64, 84, 352, 74, ink, 10)}${words(84, 104, 130, paper, 12)}${box(84, 126, 74, 20, marigold, 6)}<path d="M330 132l40-18 40 18-40 18z" fill="${marigold}"/>${row(upTo(4), (i) => `${box(64, 172 + i * 36, 352, 28, sand)}${dot(82, 186 + i * 36, 7, [rust, leaf, marigold, ink][i] ?? ink)}${words(100, 182 + i * 36, 120 - i * 12)}${words(352, 182 + i * 36, 46, line)}`)}`,
  ),
  travel: windowed(
    sand,
    `${box(40, 66, 400, 110, sky, 0)}${dot(352, 106, 22, marigold)}<path d="M40 176l84-70 60 46 44-32 84 56z" fill="${leaf}"/><path d="M180 176l70-50 92 50z" fill="${ink}"/>${row(upTo(3), (i) => `${box(64 + i * 122, 194, 108, 80, sand, 8)}${box(64 + i * 122, 194, 108, 40, [rust, sky, marigold][i] ?? sky, 8)}${words(76 + i * 122, 244, 62, soft)}${words(76 + i * 122, 258, 40)}`)}`,
  ),
  menu: phoned(
    marigold,
    `${row(upTo(4), (i) => `${box(176, 76 + i * 60, 128, 50, sand, 10)}${dot(200, 101 + i * 60, 15, [rust, leaf, marigold, ink][i] ?? ink)}${words(224, 92 + i * 60, 62 - i * 6, soft)}${words(224, 106 + i * 60, 38)}`)}`,
    `${dot(80, 220, 54, paper)}${dot(80, 220, 40, deep)}${dot(80, 214, 22, rust)}${dot(404, 120, 44, paper)}${dot(404, 120, 32, deep)}${dot(404, 120, 16, leaf)}`,
  ),
  catalogue: windowed(sky, goods(eight, part)),
  jars: windowed(marigold, goods(eight, jar)),
  sarees: windowed(deep, goods(eight, saree)),
  plants: windowed(
    sky,
    goods(
      eight.map((c) => (c === leaf ? rust : c)),
      plant,
    ),
  ),
  queue: phoned(
    ink,
    `${dot(240, 138, 52, marigold)}${dot(240, 138, 40, paper)}${box(232, 118, 16, 40, ink, 4)}${words(184, 212, 112, soft)}${row(upTo(3), (i) => `${box(176, 236 + i * 34, 128, 26, i === 0 ? sky : sand, 8)}${words(190, 245 + i * 34, 60, soft)}`)}`,
    `${box(24, 96, 104, 50, soft, 12)}${words(42, 116, 64, paper)}`,
  ),
  calendar: phoned(
    leaf,
    `${row(upTo(30), (i) => box(180 + (i % 6) * 21, 80 + Math.floor(i / 6) * 26, 16, 18, i % 7 === 3 ? rust : i < 18 ? marigold : deep, 4))}${box(180, 222, 120, 34, ink, 9)}${words(206, 235, 68, marigold)}${words(180, 274, 110)}${words(180, 292, 80)}`,
    `${box(352, 84, 104, 60, paper, 12)}${dot(376, 114, 12, leaf)}${words(398, 110, 42, soft)}`,
  ),
  map: windowed(
    deep,
    `${box(40, 66, 400, 260, sand, 0)}<path d="M40 130h400M40 230h400M140 66v260M260 66v260M360 66v260" stroke="${paper}" stroke-width="14"/><path d="M40 300L220 66" stroke="${sky}" stroke-width="20"/>${row(
      [
        [110, 110],
        [206, 190],
        [316, 110],
        [396, 200],
        [316, 274],
      ],
      ([x = 0, y = 0], i) =>
        `<path d="M${x} ${y + 26}c-14-16-18-22-18-30a18 18 0 0 1 36 0c0 8-4 14-18 30z" fill="${i === 1 ? marigold : ink}"/>${dot(x, y - 4, 7, paper)}`,
    )}`,
  ),
  report: windowed(sand, report),
  listing: windowed(
    sky,
    `${box(64, 82, 352, 34, paper, 17)}<rect x="64" y="82" width="352" height="34" rx="17" fill="none" stroke="${line}" stroke-width="2"/>${words(100, 95, 140, ink)}${dot(82, 99, 7, soft)}${row(upTo(3), (i) => `${box(64, 132 + i * 66, 352, 56, i === 0 ? '#ffefc7' : sand, 10)}${words(82, 146 + i * 66, 150, ink, 10)}${words(82, 166 + i * 66, 210)}${i === 0 ? `${dot(386, 160, 17, ink)}${dot(386, 160, 7, marigold)}` : ''}`)}`,
  ),
  post: phoned(
    rust,
    `${dot(192, 88, 13, rust)}${words(212, 80, 62, soft)}${words(212, 94, 40)}${box(164, 112, 152, 128, sky, 0)}<path d="M196 240v-52h88v52z" fill="${paper}"/><path d="M190 176h100v16H190z" fill="${marigold}"/><path d="M236 176v-24h8v24z" fill="${ink}"/>${dot(240, 146, 6, marigold)}${dot(186, 262, 9, rust)}${words(206, 258, 40, soft)}${box(178, 284, 124, 30, ink, 8)}`,
    `${dot(84, 120, 30, marigold)}${dot(402, 232, 38, deep)}`,
  ),
  mail: windowed(
    leaf,
    `${box(120, 86, 240, 240, sand, 10)}${box(120, 86, 240, 96, marigold, 10)}<path d="M190 166v-40h100v40M180 126h120" fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>${words(144, 200, 190, ink, 12)}${words(144, 224, 190)}${words(144, 240, 150)}${box(190, 264, 100, 30, ink, 8)}`,
  ),
  form: windowed(
    marigold,
    `${box(64, 88, 160, 14, ink)}${box(64, 110, 110, 14, ink)}${words(64, 142, 140)}${words(64, 158, 120)}${box(252, 84, 164, 232, sand, 12)}${row(upTo(3), (i) => `${words(270, 102 + i * 52, 50, soft, 6)}${box(270, 114 + i * 52, 128, 26, paper, 6)}`)}${box(270, 266, 128, 30, ink, 8)}<path d="M76 300v-60h52v60M128 264h40l22 36H128" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${dot(100, 304, 12, rust)}${dot(160, 304, 12, rust)}`,
  ),
  rooms: windowed(
    deep,
    `${row(upTo(4), (i) => {
      const x = 64 + (i % 2) * 180;
      const y = 84 + Math.floor(i / 2) * 118;
      return `${box(x, y, 168, 76, [sky, '#ffefc7', sand, sky][i] ?? sky, 10)}${box(x + 16, y + 40, 70, 22, [rust, ink, leaf, marigold][i] ?? ink, 8)}${box(x + 104, y + 14, 46, 36, paper, 4)}${words(x, y + 86, 96, soft)}${words(x + 122, y + 86, 46, marigold)}`;
    })}`,
  ),
  tower: windowed(
    sky,
    `${box(64, 96, 130, 12, ink)}${box(64, 116, 96, 12, ink)}${words(64, 146, 120)}${box(64, 170, 100, 28, marigold, 8)}${row(
      [
        [230, 150],
        [300, 96],
        [370, 180],
      ],
      ([x = 0, y = 0], t) =>
        `${box(x, y, 56, 340 - y, [rust, ink, leaf][t] ?? ink, 4)}${row(upTo(24), (i) => {
          const top = y + 12 + Math.floor(i / 3) * 22;
          return top > 310 ? '' : box(x + 8 + (i % 3) * 15, top, 10, 12, (i + t) % 4 ? paper : marigold, 2);
        })}`,
    )}`,
  ),
};
export type DemoDrawing = keyof typeof drawings;

export const drawingOf = (name: DemoDrawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">${drawings[name]}</svg>`;
