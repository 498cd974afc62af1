import * as p from './parts.ts';

type Shop = {
  key: string;
  name: string;
  category: string;
  caption: string;
  wall: string;
  sky: string;
  awning: string;
  door: string;
  goods: string;
};

const jars = (colors: string[]) =>
  p.times(8, (i) => {
    const x = 40 + (i % 4) * 118;
    const y = 30 + Math.floor(i / 4) * 150;
    return (
      p.box(x, y + 20, 84, 92, colors[i % colors.length] as string, 14) + p.box(x + 12, y, 60, 26, p.ink, 6)
    );
  }) + p.times(2, (i) => p.box(0, 142 + i * 150, 520, 12, p.inkSoft));

const cloths = (colors: string[]) =>
  p.times(5, (i) => {
    const x = 24 + i * 98;
    const color = colors[i % colors.length] as string;
    return (
      p.path(`M${x} 30h82v250q-41 36-82 0z`, color) +
      p.times(4, (j) => p.box(x, 90 + j * 44, 82, 8, j % 2 ? p.white : p.ink))
    );
  }) + p.box(0, 18, 520, 14, p.ink, 7);

const loaves = () =>
  p.times(9, (i) => {
    const x = 88 + (i % 3) * 172;
    const y = 90 + Math.floor(i / 3) * 104;
    return (
      p.path(`M${x - 66} ${y}a66 52 0 0 1 132 0v8h-132z`, i % 2 ? p.rust : p.marigoldDeep) +
      p.line(`M${x - 26} ${y - 34}l14 22M${x + 6} ${y - 40}l14 24`, p.paper, 6)
    );
  }) + p.times(3, (i) => p.box(0, 98 + i * 104, 520, 12, p.ink));

const tools = () =>
  p.times(4, (i) => {
    const x = 80 + i * 120;
    const handle = p.box(x - 12, 120, 24, 170, p.rust, 10);
    const heads = [
      p.path(`M${x - 58} 66h116v50h-116z`, p.ink),
      p.path(`M${x - 34} 50h68l-12 74h-44z`, p.inkSoft),
      p.disc(x, 84, 46, p.ink) + p.disc(x, 84, 20, p.sand) + p.box(x - 16, 30, 32, 46, p.sand),
      p.path(`M${x - 50} 120q50-120 100 0z`, p.inkSoft),
    ];
    return handle + heads[i];
  });

const flowers = () =>
  p.times(6, (i) => {
    const x = 60 + i * 80;
    const y = 150 - (i % 2) * 52;
    const color = [p.marigold, p.brick, p.white][i % 3] as string;
    return (
      p.line(`M${x} ${y}V300`, p.leaf, 10) +
      p.times(6, (j) => p.disc(x + 26 * Math.cos(j), y + 26 * Math.sin(j), 20, color)) +
      p.disc(x, y, 16, p.rust)
    );
  }) + p.path('M10 244h500l-26 80H36z', p.rust);

const books = () =>
  p.times(
    2,
    (row) =>
      p.times(11, (i) => {
        const height = 110 + ((i * 37 + row * 19) % 32);
        const color = [p.brick, p.ink, p.marigold, p.leaf, p.paper, p.rust][(i + row * 2) % 6] as string;
        return p.box(16 + i * 45, 150 + row * 168 - height, 36, height, color, 3);
      }) + p.box(0, 150 + row * 168, 520, 14, p.inkSoft),
  );

const kettle = () =>
  p.box(0, 250, 520, 18, p.ink) +
  p.path('M110 120h170l24 130H86z', p.inkSoft) +
  p.line('M304 236q80-20 84-96', p.inkSoft, 22) +
  p.line('M130 120q64-96 130 0', p.ink, 14) +
  p.times(3, (i) => p.path(`M${372 + i * 50} 206h38l-6 44h-26z`, i === 1 ? p.marigold : p.rust)) +
  p.times(3, (i) => p.line(`M${140 + i * 44} 60q-16-22 0-44t0-40`, p.white, 7));

const front = (shop: Shop) =>
  p.scene(
    shop.sky,
    p.box(130, 150, 940, 590, shop.wall),
    p.box(130, 150, 940, 34, p.ink),
    p.box(420, 208, 360, 74, p.ink, 8),
    p.writing(470, 234, [260], p.marigold, 22),
    p.box(190, 330, 540, 340, p.paper),
    p.at(200, 336, `<g>${shop.goods}</g>`),
    p.box(190, 664, 540, 18, p.ink),
    p.box(800, 330, 200, 410, shop.door, 6),
    p.box(826, 360, 148, 170, p.sky, 4),
    p.disc(972, 566, 11, p.marigold),
    p.awning(160, 300, 880, 58, 16, shop.awning),
    p.box(150, 290, 900, 16, p.ink, 8),
    p.box(0, 738, 1200, 62, p.ink),
    p.box(0, 738, 1200, 10, p.inkSoft),
  );

const shops: Shop[] = [
  {
    key: 'bakery',
    name: 'a bakery with loaves on three shelves',
    category: 'Food',
    caption: 'A bakery. The shelf is the home page: three rows, nothing hidden.',
    wall: p.sandDeep,
    sky: p.marigoldTint,
    awning: p.rust,
    door: p.brick,
    goods: loaves(),
  },
  {
    key: 'sarees',
    name: 'a saree shop with five lengths of cloth in the window',
    category: 'Clothing',
    caption: 'A saree shop. Five pieces in the window say more than fifty.',
    wall: p.marigoldTint,
    sky: p.sky,
    awning: p.brick,
    door: p.ink,
    goods: cloths([p.brick, p.leaf, p.marigold, p.ink, p.rust]),
  },
  {
    key: 'hardware',
    name: 'a hardware shop with four tools on the wall',
    category: 'Home',
    caption: 'A hardware shop. Every tool hangs where a hand expects it.',
    wall: p.sky,
    sky: p.sand,
    awning: p.ink,
    door: p.rust,
    goods: tools(),
  },
  {
    key: 'tea',
    name: 'a tea stall with a steaming kettle and three glasses',
    category: 'Food',
    caption: 'A tea stall. One product, one price, always a queue.',
    wall: p.leafTint,
    sky: p.marigoldTint,
    awning: p.leaf,
    door: p.leaf,
    goods: kettle(),
  },
  {
    key: 'spices',
    name: 'a spice shop with eight jars in two rows',
    category: 'Food',
    caption: 'A spice shop. Jars in a fixed order are a menu that everybody learns.',
    wall: p.sand,
    sky: p.sky,
    awning: p.marigold,
    door: p.rust,
    goods: jars([p.brick, p.marigold, p.leaf, p.rust]),
  },
  {
    key: 'books',
    name: 'a bookshop with two full shelves',
    category: 'Home',
    caption: 'A bookshop. Spines are links: short, and all the same way up.',
    wall: p.paper,
    sky: p.sandDeep,
    awning: p.leaf,
    door: p.ink,
    goods: books(),
  },
  {
    key: 'flowers',
    name: 'a florist with six flowers in a trough',
    category: 'Home',
    caption: 'A florist. What fades by evening stands in front.',
    wall: p.sky,
    sky: p.leafTint,
    awning: p.marigold,
    door: p.leaf,
    goods: flowers(),
  },
];

export const shopFronts: p.Drawing[] = shops.map((shop) => ({
  key: `shop-${shop.key}`,
  svg: front(shop),
  alt: `Drawing of ${shop.name}, under a striped awning`,
  caption: shop.caption,
  category: shop.category,
}));
