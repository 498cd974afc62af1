import * as p from './parts.ts';

const phone = (screen: string, back: string) =>
  p.scene(
    back,
    p.disc(600, 900, 520, p.sandDeep),
    p.box(420, 50, 360, 720, p.ink, 48),
    p.box(438, 68, 324, 684, p.paper, 34),
    p.at(438, 68, screen),
    p.box(548, 84, 104, 14, p.ink, 7),
  );

const browser = (page: string, back: string) =>
  p.scene(
    back,
    p.box(140, 100, 920, 620, p.white, 22),
    p.path('M140 168v-46a22 22 0 0 1 22-22h876a22 22 0 0 1 22 22v46z', p.ink),
    p.times(3, (i) => p.disc(182 + i * 36, 134, 10, [p.brick, p.marigold, p.leafTint][i] as string)),
    p.box(320, 118, 460, 32, p.inkSoft, 16),
    p.at(140, 168, page),
  );

const button = (x: number, y: number, width: number) =>
  p.box(x, y, width, 52, p.marigold, 12) + p.box(x + width / 2 - 50, y + 19, 100, 14, p.ink, 7);

type Screen = { key: string; alt: string; caption: string; category: string; svg: string };
const screens: Screen[] = [
  {
    key: 'order',
    category: 'Phone',
    alt: 'Drawing of a phone with a list of four dishes and one order button',
    caption: 'Order screen: the button stays where the thumb is.',
    svg: phone(
      p.writing(28, 70, [170], p.ink, 22) +
        p.times(
          4,
          (i) =>
            p.box(24, 120 + i * 104, 276, 88, p.sand, 14) +
            p.disc(70, 164 + i * 104, 30, [p.rust, p.marigold, p.leaf, p.brick][i] as string) +
            p.writing(116, 146 + i * 104, [130, 84], p.inkSoft, 12, 26),
        ) +
        button(24, 590, 276),
      p.sky,
    ),
  },
  {
    key: 'booking',
    category: 'Phone',
    alt: 'Drawing of a phone with a month of days, one of them chosen',
    caption: 'Booking screen: full days are grey before anybody taps them.',
    svg: phone(
      p.writing(28, 70, [200, 120], p.ink, 18) +
        p.times(30, (i) =>
          p.box(
            24 + (i % 6) * 47,
            160 + Math.floor(i / 6) * 62,
            40,
            50,
            i === 15 ? p.marigold : i % 6 === 5 || i % 7 === 2 ? p.sandDeep : p.leafTint,
            10,
          ),
        ) +
        p.writing(28, 500, [240, 160], p.inkSoft, 12, 28) +
        button(24, 590, 276),
      p.marigoldTint,
    ),
  },
  {
    key: 'lead',
    category: 'Phone',
    alt: 'Drawing of a phone with a message that has just arrived',
    caption: 'A lead on the owner’s phone: name, wish, one tap to call.',
    svg: phone(
      p.box(20, 120, 284, 190, p.leafTint, 20) +
        p.disc(66, 170, 26, p.leaf) +
        p.line('M54 170l9 10 16-20', p.white, 6) +
        p.writing(108, 152, [150, 100], p.ink, 14, 30) +
        p.writing(44, 232, [220, 180], p.inkSoft, 12, 28) +
        p.box(20, 334, 284, 120, p.sand, 20) +
        p.writing(44, 366, [200, 140], p.sandDeep, 14, 32) +
        button(24, 590, 276),
      p.leafTint,
    ),
  },
  {
    key: 'shop',
    category: 'Desktop',
    alt: 'Drawing of an online shop page with six products in two rows',
    caption: 'Shop page: six products first, the other four hundred behind a search.',
    svg: browser(
      p.writing(40, 36, [220], p.ink, 24) +
        p.box(560, 30, 320, 38, p.sand, 19) +
        p.times(
          6,
          (i) =>
            p.box(40 + (i % 3) * 286, 100 + Math.floor(i / 3) * 222, 268, 200, p.sand, 14) +
            p.disc(
              174 + (i % 3) * 286,
              178 + Math.floor(i / 3) * 222,
              54,
              [p.brick, p.marigold, p.leaf, p.rust, p.ink, p.sky][i] as string,
            ) +
            p.writing(60 + (i % 3) * 286, 254 + Math.floor(i / 3) * 222, [150], p.inkSoft, 14),
        ),
      p.marigold,
    ),
  },
  {
    key: 'clinic',
    category: 'Desktop',
    alt: 'Drawing of a clinic’s page with a doctor and a booking box',
    caption: 'Clinic page: the doctor looks at the booking, so you do too.',
    svg: browser(
      p.writing(48, 70, [340, 280], p.ink, 34, 56) +
        p.writing(48, 210, [320, 300, 200], p.sandDeep, 16) +
        button(48, 340, 220) +
        p.path('M520 0h400v530a22 22 0 0 1-22 22H520z', p.sky) +
        p.disc(720, 210, 86, p.rust) +
        p.path('M560 552q10-230 160-230t160 230z', p.ink) +
        p.path('M688 324l32 70 32-70z', p.white),
      p.sandDeep,
    ),
  },
  {
    key: 'report',
    category: 'Desktop',
    alt: 'Drawing of a report page with rising bars and three figures',
    caption: 'Monthly report: three figures on top, the proof below.',
    svg: browser(
      p.times(
        3,
        (i) =>
          p.box(40 + i * 286, 40, 268, 110, [p.marigoldTint, p.leafTint, p.sky][i] as string, 14) +
          p.writing(64 + i * 286, 68, [120, 180], p.ink, 18, 36),
      ) +
        p.times(9, (i) =>
          p.box(
            60 + i * 92,
            480 - (40 + i * i * 3.4),
            60,
            40 + i * i * 3.4,
            i === 8 ? p.marigold : p.sandDeep,
            8,
          ),
        ) +
        p.line('M40 488h840', p.ink, 6),
      p.sky,
    ),
  },
  {
    key: 'sketch',
    category: 'Sketch',
    alt: 'Drawing of a page sketched in thick lines on squared paper',
    caption: 'The first sketch: boxes and arrows, twenty minutes.',
    svg: p.scene(
      p.paper,
      p.times(24, (i) => p.line(`M${i * 52} 0v800`, p.sandDeep, 2)),
      p.times(16, (i) => p.line(`M0 ${i * 52}h1200`, p.sandDeep, 2)),
      p.line(
        'M160 120h520v560H160zM160 240h520M200 300h200v140H200zM440 320h180M440 370h200M440 420h120M200 500h440M200 560h360',
        p.ink,
        9,
      ),
      p.line('M720 400q120-160 240-60m-34-34 36 34-44 26', p.brick, 9),
      p.line('M860 430h200v220H860zM890 480h140M890 530h90', p.inkSoft, 9),
    ),
  },
  {
    key: 'two-sizes',
    category: 'Sketch',
    alt: 'Drawing of the same page on a laptop and on a phone',
    caption: 'The same page twice: what the phone leaves out, nobody misses.',
    svg: p.scene(
      p.marigoldTint,
      p.box(150, 180, 700, 440, p.ink, 24) +
        p.box(174, 204, 652, 392, p.paper, 8) +
        p.path('M80 620h840l-40 50H120z', p.inkSoft),
      p.box(200, 230, 280, 340, p.sky, 10) +
        p.writing(510, 250, [270, 220], p.ink, 26, 46) +
        p.writing(510, 360, [260, 240, 180], p.sandDeep, 14) +
        p.box(510, 490, 170, 50, p.marigold, 10),
      p.box(880, 280, 210, 410, p.ink, 30) +
        p.box(892, 292, 186, 386, p.paper, 20) +
        p.box(906, 312, 158, 150, p.sky, 10) +
        p.writing(906, 484, [140, 110], p.ink, 18, 32) +
        p.box(906, 610, 158, 44, p.marigold, 10),
    ),
  },
];

export const screenDrawings: p.Drawing[] = screens.map((screen) => ({
  ...screen,
  key: `screen-${screen.key}`,
}));
