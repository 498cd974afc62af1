import type { ReactNode } from 'react';

export type HairStyle = 'bun' | 'long' | 'plait' | 'short' | 'curls' | 'thin' | 'scarf';

const ink = 'fill-ink';
const edge = { className: 'fill-brick stroke-ink', strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** Hair of a `Person`: what lies behind the head, or what lies on it. */
export const Hair = ({ style, behind = false }: { style: HairStyle; behind?: boolean }) =>
  styles[style][behind ? 0 : 1];

const parted = (
  <path d="M-24-36c-5-30 6-46 24-46s29 16 24 46C22-50 16-60 0-66c-16 6-22 16-24 30z" className={ink} />
);
const styles: Record<HairStyle, [behind: ReactNode, before: ReactNode]> = {
  bun: [<circle key="bun" cx="2" cy="-84" r="13" className={ink} />, parted],
  long: [
    <path
      key="long"
      d="M-27-40c-3-30 8-44 27-44s30 14 27 44c-1 16 6 34 4 56H-31c-2-22 5-40 4-56z"
      className={ink}
    />,
    parted,
  ],
  plait: [
    <path
      key="plait"
      d="M-24-36c-8 8-12 16-8 26-6 8-6 16-1 22-3 8-2 16 2 24 5-6 8-14 5-22 6-8 5-16 1-22 6-10 7-18 1-28z"
      className={ink}
    />,
    parted,
  ],
  short: [
    null,
    <path
      key="short"
      d="M-24-44c-5-28 7-42 25-42 19 0 29 15 23 42-3-4-4-9-4-15-14 1-27-3-34-10-3 7-7 9-7 16 0 4-1 7-3 9z"
      className={ink}
    />,
  ],
  curls: [
    <path
      key="behind"
      d="M-30-50a11 11 0 0 1 4-20 13 13 0 0 1 14-16 15 15 0 0 1 25 0 13 13 0 0 1 14 16 11 11 0 0 1 4 20 10 10 0 0 1-2 18 60 60 0 0 1-56 0 10 10 0 0 1-3-18z"
      className={ink}
    />,
    <path
      key="before"
      d="M-23-46c-2-10 0-18 6-24 6 6 12 4 16 0 6 5 13 5 17 1 6 6 8 14 6 23 4-26-4-38-23-38s-26 14-22 38z"
      className={ink}
    />,
  ],
  thin: [
    null,
    <path
      key="thin"
      d="M-24-42c-3-8-2-18 3-24 1 8 0 14 0 24zM24-42c3-8 2-18-3-24-1 8 0 14 0 24z"
      className="fill-ink-faint"
    />,
  ],
  scarf: [
    <path
      key="behind"
      d="M-30-40c-4-32 8-48 30-48s34 16 30 48c-1 20 6 36 10 50H-40c4-14 11-30 10-50z"
      {...edge}
    />,
    <path
      key="before"
      d="M-23-38c-4-26 6-38 23-38s27 12 23 38c2 14-8 26-23 32 18 2 30-10 32-32 3-32-10-49-32-49s-35 17-32 49c2 22 14 34 32 32-15-6-25-18-23-32z"
      {...edge}
    />,
  ],
};
