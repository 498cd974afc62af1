import * as p from './parts.ts';

const desk = p.box(0, 560, 1200, 240, p.rust) + p.box(0, 560, 1200, 18, p.brick);
const lamp = (x: number) =>
  p.line(`M${x} 560V340l120-120`, p.ink, 16) +
  p.path(`M${x + 70} 210l110-60 60 110z`, p.marigold) +
  p.path(`M${x - 70} 560a70 30 0 0 1 140 0z`, p.ink);
const cup = (x: number, color: string) =>
  p.path(`M${x} 470h110l-12 90H${x + 12}z`, color) +
  p.line(`M${x + 108} 492q50 4 34 40-10 18-40 14`, color, 14);
const laptop = (x: number, screen: string) =>
  p.box(x, 250, 460, 300, p.ink, 20) +
  p.box(x + 20, 270, 420, 260, p.paper, 6) +
  p.at(x + 20, 270, screen) +
  p.path(`M${x - 50} 552h560l-24 30H${x - 26}z`, p.inkSoft);
const note = (x: number, y: number, color: string, turn: number) =>
  p.at(
    x,
    y,
    p.box(0, 0, 150, 140, color, 6) +
      p.writing(22, 34, [104, 80, 92], p.inkSoft, 10, 28) +
      p.disc(75, 4, 9, p.brick),
    turn,
  );

const drawings: Omit<p.Drawing, 'key'>[] = [
  {
    category: 'Planning',
    alt: 'Drawing of a wall with eight notes and a string between two of them',
    caption: 'Monday: everything on the wall, so that nothing is only in a head.',
    svg: p.scene(
      p.sandDeep,
      p.box(90, 70, 1020, 620, p.paper, 18),
      p.times(8, (i) =>
        note(
          140 + (i % 4) * 240,
          130 + Math.floor(i / 4) * 270,
          [p.marigold, p.sky, p.leafTint, p.marigoldTint][(i * 3) % 4] as string,
          ((i * 7) % 9) - 4,
        ),
      ),
      p.line('M214 136q300 90 722 280', p.brick, 6),
    ),
  },
  {
    category: 'Planning',
    alt: 'Drawing of two open pages with a sketch of a shop page and a pencil',
    caption: 'Tuesday: paper first. A wrong line costs a rubber.',
    svg: p.scene(
      p.rust,
      p.path('M170 150h430v520H170z', p.paper),
      p.path('M600 150h430v520H600z', p.white),
      p.line('M600 150v520', p.sandDeep, 6),
      p.writing(220, 210, [300, 250, 320, 180], p.sandDeep, 14, 40),
      p.line('M650 220h320v130H650zM650 390h140v110H650zM830 390h140v110H830zM650 540h320', p.ink, 7),
      p.at(
        900,
        760,
        p.path('M-16-420h32V-70L0-20l-16-50z', p.marigold) +
          p.path('M-16-70h32L0-20z', p.sandDeep) +
          p.box(-16, -440, 32, 36, p.brick, 8),
        28,
      ),
    ),
  },
  {
    category: 'Building',
    alt: 'Drawing of a desk with a laptop full of code lines, a lamp and a cup',
    caption: 'Wednesday: the first page runs on our own phones.',
    svg: p.scene(
      p.sky,
      desk,
      lamp(190),
      laptop(
        430,
        p.times(9, (i) =>
          p.box(
            24 + (i % 3) * 26,
            24 + i * 25,
            [160, 240, 120, 200, 90][i % 5] as number,
            10,
            [p.ink, p.rust, p.leaf][i % 3] as string,
            5,
          ),
        ),
      ),
      cup(990, p.paper),
    ),
  },
  {
    category: 'Building',
    alt: 'Drawing of five phones of different sizes on a desk, each with a tick',
    caption: 'Thursday: five phones, the cheapest first.',
    svg: p.scene(
      p.leafTint,
      desk,
      p.times(5, (i) => {
        const width = 110 + ((i * 43) % 70);
        const height = width * 2;
        const x = 90 + i * 216;
        return (
          p.box(x, 590 - height, width, height, p.ink, 22) +
          p.box(x + 9, 600 - height, width - 18, height - 20, p.paper, 14) +
          p.disc(x + width / 2, 590 - height / 2, 32, p.leaf) +
          p.line(`M${x + width / 2 - 14} ${590 - height / 2}l10 11 18-22`, p.white, 7)
        );
      }),
    ),
  },
  {
    category: 'Launch',
    alt: 'Drawing of a laptop whose screen shows a rising line, with a bell beside it',
    caption: 'Friday: it is live, and the bell rings for the first enquiry.',
    svg: p.scene(
      p.marigoldTint,
      desk,
      laptop(
        300,
        p.line('M30 210q120-10 190-80t170-100', p.marigoldDeep, 14) + p.line('M30 40v190h370', p.ink, 6),
      ),
      p.path('M880 540q20-40 20-130 0-90 80-90t80 90q0 90 20 130z', p.marigold),
      p.disc(980, 552, 24, p.ink),
      p.disc(980, 312, 16, p.ink),
    ),
  },
  {
    category: 'Launch',
    alt: 'Drawing of an empty desk with a plant, a closed laptop and the evening sky',
    caption: 'Friday, half past six. The office hours on our contact page are true.',
    svg: p.scene(
      p.ink,
      p.box(120, 90, 460, 330, p.rust, 12),
      p.path('M230 420a120 120 0 0 1 240 0z', p.marigold),
      p.box(120, 420, 460, 20, p.sandDeep),
      desk,
      p.path('M360 560h470l-20-28H380z', p.inkSoft),
      p.path('M900 470h150l-20 90H920z', p.sandDeep),
      p.times(5, (i) =>
        p.at(
          975,
          474,
          `<ellipse cx="0" cy="-80" rx="24" ry="84" fill="${i % 2 ? p.leaf : '#2c8a55'}"/>`,
          -50 + i * 25,
        ),
      ),
    ),
  },
];

export const deskDrawings: p.Drawing[] = drawings.map((drawing, i) => ({ ...drawing, key: `desk-${i + 1}` }));
