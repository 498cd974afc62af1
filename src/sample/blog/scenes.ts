/** Pictures of the sample posts: drawn with a few shapes in the site's palette, 1600 × 900, without text. */

const ink = '#161f32';
const paper = '#fefbf5';
const sand = '#f8f3e8';
const sandDeep = '#efe5d2';
const marigold = '#fdb21d';
const marigoldDeep = '#f49a00';
const leaf = '#1b683e';
const rust = '#b9603b';
const sky = '#cde3f1';
const line = '#dfd8cb';

const scene = (ground: string, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="${ground}"/>${shapes.join('')}</svg>`;
const box = (x: number, y: number, w: number, h: number, fill: string, r = 0, stroke = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="8"`}/>`;
const dot = (x: number, y: number, r: number, fill: string, stroke = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="8"`}/>`;
const path = (d: string, stroke: string, width = 10, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const many = (n: number, draw: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
/** Lines of a text that nobody has to read. */
const words = (x: number, y: number, widths: number[], fill = line) =>
  widths.map((w, i) => box(x, y + i * 46, w, 20, fill, 10)).join('');

const phone = (x: number, y: number, inside: string, w = 360, h = 700) =>
  `${box(x, y, w, h, ink, 48)}${box(x + 18, y + 18, w - 36, h - 36, paper, 34)}<g transform="translate(${x + 18} ${y + 18})">${inside}</g>`;
const browser = (x: number, y: number, w: number, h: number, inside: string) =>
  `${box(x, y, w, h, paper, 24, ink)}${path(`M${x} ${y + 76}H${x + w}`, ink, 8)}${many(3, (i) => dot(x + 44 + i * 44, y + 40, 12, [rust, marigold, leaf][i] ?? ink))}<g transform="translate(${x} ${y + 76})">${inside}</g>`;
const awning = (x: number, y: number, stripes: number, width = 80) =>
  many(
    stripes,
    (i) =>
      `<path d="M${x + i * width} ${y}h${width}v70a${width / 2} ${width / 2} 0 0 1-${width} 0z" fill="${i % 2 ? paper : marigold}" stroke="${ink}" stroke-width="6"/>`,
  );
const bubble = (x: number, y: number, w: number, h: number, fill: string) =>
  `${box(x, y, w, h, fill, 40)}<path d="M${x + 60} ${y + h - 10}l-30 60 90-50z" fill="${fill}"/>`;
const coin = (x: number, y: number, r: number) =>
  `${dot(x, y, r, marigold, ink)}${path(`M${x - r * 0.35} ${y - r * 0.4}h${r * 0.7}m-${r * 0.7} ${r * 0.3}h${r * 0.7}m-${r * 0.7} 0c${r * 0.7} 0 ${r * 0.7} ${r * 0.45} 0 ${r * 0.45}l${r * 0.5} ${r * 0.5}`, ink, 8)}`;
const ground = (y: number, fill: string) => box(0, y, 1600, 900 - y, fill);

/** A clock face beside a page that is still half empty. */
const slowPage = scene(
  sky,
  ground(760, sandDeep),
  browser(
    180,
    160,
    860,
    560,
    `${box(50, 50, 420, 200, sandDeep, 16)}${words(510, 60, [280, 240, 120], sandDeep)}${box(50, 300, 760, 30, sandDeep, 15)}${box(50, 300, 240, 30, marigold, 15)}`,
  ),
  dot(1230, 480, 210, paper, ink),
  many(
    12,
    (i) =>
      `<rect x="1224" y="290" width="12" height="34" fill="${ink}" transform="rotate(${i * 30} 1230 480)"/>`,
  ),
  path('M1230 480V350M1230 480L1330 540', rust, 16),
);
/** A shop front whose window is a website. */
const shopFront = scene(
  sand,
  ground(740, sandDeep),
  box(380, 260, 840, 480, paper, 0, ink),
  awning(360, 240, 11),
  box(440, 380, 440, 260, sky, 12, ink),
  many(
    3,
    (i) =>
      `${box(475 + i * 135, 480, 100, 120, [marigold, rust, leaf][i] ?? ink, 10)}${path(`M${500 + i * 135} 480c0-50 50-50 50 0`, ink, 8)}`,
  ),
  box(960, 400, 180, 340, ink, 8),
  dot(1110, 580, 12, marigold),
  path('M250 740c0-160-60-160-60-260M250 740c0-140 70-150 80-220', leaf, 14),
);
/** A search that ends in front of one door. */
const search = scene(
  marigold,
  box(180, 150, 900, 120, paper, 60, ink),
  dot(270, 205, 30, 'none', ink),
  path('M292 228l28 28', ink, 12),
  words(350, 198, [420], ink),
  many(
    3,
    (i) =>
      `${box(180, 340 + i * 160, 900, 120, i === 0 ? paper : '#fed988', 24)}${words(230, 370 + i * 160, [500 - i * 80, 620], i === 0 ? ink : marigoldDeep)}`,
  ),
  `<path d="M1300 240c-120 0-190 90-190 190 0 150 190 330 190 330s190-180 190-330c0-100-70-190-190-190z" fill="${ink}"/>`,
  dot(1300, 430, 80, paper),
);
/** A message that arrives and is answered. */
const chat = scene(
  sky,
  ground(800, sand),
  phone(
    220,
    90,
    `${box(30, 70, 210, 90, sandDeep, 30)}${box(90, 190, 210, 90, '#ddf6e4', 30)}${box(30, 310, 150, 70, sandDeep, 30)}${box(90, 410, 210, 130, '#ddf6e4', 30)}${words(120, 445, [150, 110], leaf)}${box(30, 580, 264, 60, paper, 30, line)}`,
  ),
  bubble(740, 180, 560, 220, leaf),
  words(800, 250, [430, 320], '#ddf6e4'),
  bubble(900, 500, 480, 180, paper),
  many(3, (i) => dot(1030 + i * 90, 590, 26, marigold)),
);
/** A bill whose parts add up. */
const bill = scene(
  sand,
  ground(780, sandDeep),
  `<path d="M420 110h560v680l-56-40-56 40-56-40-56 40-56-40-56 40-56-40-56 40-56-40-56 40z" fill="${paper}" stroke="${ink}" stroke-width="8"/>`,
  words(490, 190, [260, 180], ink),
  many(
    3,
    (i) => `${box(490, 330 + i * 80, 250, 22, line, 11)}${box(820, 330 + i * 80, 90, 22, sandDeep, 11)}`,
  ),
  path('M490 580H910', ink, 6),
  box(490, 620, 150, 30, ink, 15),
  box(770, 614, 140, 42, marigold, 12),
  coin(1200, 330, 110),
  coin(1320, 540, 90),
  coin(1130, 600, 70),
);
/** A price tag and the scale that weighs it. */
const scale = scene(
  sky,
  ground(780, sandDeep),
  path('M800 200V780M560 780H1040M420 280H1180', ink, 18),
  dot(800, 200, 36, marigold, ink),
  path('M420 280l-130 250h260zM1180 280l-130 250h260z', ink, 8, 'none'),
  `<path d="M270 530h300c0 90-60 130-150 130s-150-40-150-130z" fill="${rust}" stroke="${ink}" stroke-width="8"/>`,
  `<path d="M1030 530h300c0 90-60 130-150 130s-150-40-150-130z" fill="${leaf}" stroke="${ink}" stroke-width="8"/>`,
  coin(420, 470, 56),
  box(1110, 420, 140, 100, paper, 12, ink),
);
/** A camera looks at a plate of sweets. */
const photo = scene(
  '#ffefc7',
  ground(640, sandDeep),
  `<ellipse cx="560" cy="660" rx="400" ry="90" fill="${paper}" stroke="${ink}" stroke-width="8"/>`,
  many(5, (i) =>
    dot(330 + i * 115, 610 - (i % 2) * 30, 72, [marigold, rust, marigoldDeep, rust, marigold][i] ?? ink, ink),
  ),
  many(3, (i) => dot(445 + i * 115, 500, 68, [rust, marigold, rust][i] ?? ink, ink)),
  box(1040, 240, 400, 290, ink, 36),
  box(1130, 190, 150, 70, ink, 18),
  dot(1230, 390, 110, sky, paper),
  dot(1230, 390, 50, ink),
  dot(1390, 290, 18, marigold),
);
/** Stairs of numbers, each step a little higher. */
const report = scene(
  ink,
  browser(
    240,
    130,
    1120,
    640,
    `${many(7, (i) => box(90 + i * 138, 470 - i * 58, 90, 60 + i * 58, i === 6 ? marigold : ([sky, sandDeep][i % 2] ?? line), 8))}${path('M90 430L230 390 370 350 505 270 645 240 785 150 960 70', rust, 12)}${many(4, (i) => dot([230, 505, 785, 960][i] ?? 0, [390, 270, 150, 70][i] ?? 0, 16, paper, rust))}`,
  ),
);
/** A basket on its way from hand to door. */
const delivery = scene(
  sand,
  ground(720, ink),
  many(6, (i) => box(120 + i * 260, 800, 120, 14, marigold, 7)),
  box(300, 330, 560, 300, marigold, 20, ink),
  `<path d="M860 410h190l130 130v90H860z" fill="${paper}" stroke="${ink}" stroke-width="8"/>`,
  `<path d="M900 450h130l80 90H900z" fill="${sky}" stroke="${ink}" stroke-width="6"/>`,
  many(2, (i) => `${dot([470, 1010][i] ?? 0, 650, 86, ink)}${dot([470, 1010][i] ?? 0, 650, 36, paper)}`),
  box(450, 400, 260, 160, paper, 12, ink),
  path('M450 470H710M580 400V560', ink, 8),
  path('M120 420H240M80 500H240M150 580H240', rust, 14),
);
/** A form with few fields and a big tick. */
const form = scene(
  sky,
  browser(
    200,
    120,
    720,
    660,
    `${many(3, (i) => `${box(70, 50 + i * 130, 180, 20, ink, 10)}${box(70, 84 + i * 130, 580, 66, paper, 14, line)}`)}${box(70, 460, 580, 84, marigold, 14)}${box(270, 490, 180, 24, ink, 12)}`,
  ),
  dot(1200, 450, 230, leaf),
  path('M1090 460l80 84 150-170', paper, 44),
);
/** A lock on a door with many keys on the wall. */
const lock = scene(
  sandDeep,
  ground(780, sand),
  box(460, 360, 460, 400, marigold, 44, ink),
  path('M550 360V270a140 140 0 0 1 280 0v90', ink, 44),
  dot(690, 530, 54, ink),
  path('M690 560v90', ink, 36),
  many(
    3,
    (i) =>
      `${dot(1140 + i * 130, 260, 50, 'none', ink)}${path(`M${1140 + i * 130} 310v180h44m-44-60h34`, ink, 16)}`,
  ),
);
/** Posts of a street, and the one that is well lit. */
const street = scene(
  ink,
  dot(1300, 180, 80, '#ffefc7'),
  many(5, (i) =>
    box(60 + i * 310, 360 - (i % 2) * 60, 260, 480 + (i % 2) * 60, i === 2 ? marigold : '#26314a', 8),
  ),
  many(5, (i) =>
    many(4, (j) =>
      box(
        100 + i * 310 + (j % 2) * 110,
        420 + Math.floor(j / 2) * 130,
        70,
        90,
        i === 2 ? paper : '#3a4763',
        6,
      ),
    ),
  ),
  awning(670, 650, 4, 80),
  ground(820, '#0f1626'),
);

export const scenes = {
  slowPage,
  shopFront,
  search,
  chat,
  bill,
  scale,
  photo,
  report,
  delivery,
  form,
  lock,
  street,
};
export type SceneName = keyof typeof scenes;
