import type { ReactNode } from 'react';
import { Hair, type HairStyle } from './hair.tsx';

/** Two weights in every drawing: what a thing ends with, and what is inside it. */
export const contour = { className: 'stroke-ink', strokeWidth: 3, strokeLinejoin: 'round' } as const;
export const detail = {
  className: 'stroke-ink',
  fill: 'none',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Skins of the people we draw, from light to dark. */
export const skins = ['#e3ab7c', '#cf9161', '#b3744a', '#8f5836'] as const;
export type Skin = (typeof skins)[number];

export type Look = {
  skin: Skin;
  hair: HairStyle;
  /** What they wear: `saree` is a blouse under a drape, `kurta` and `shirt` button down the front. */
  wears: 'saree' | 'kurta' | 'shirt' | 'apron';
  /** Class of the cloth's colour, as in fill-leaf, and of what lies over it. */
  cloth: string;
  over?: string;
  glasses?: boolean;
  bindi?: boolean;
  moustache?: boolean;
  /** Where they look: −1 to the left, 1 to the right. */
  looks?: number;
};

/**
 * Somebody from the head to the waist: 96 wide, from −92 to 100 around the pit of the neck. Arms are `Arm`, drawn after it,
 * so that they hold what stands before the person.
 */
export function Person({ skin, hair, wears, cloth, over = 'fill-paper', looks = 0, ...face }: Look) {
  return (
    <g>
      <Hair style={hair} behind />
      <path
        d="M-48 102c0-60 6-84 38-96q10 8 20 0c32 12 38 36 38 96z"
        {...contour}
        className={`${cloth} stroke-ink`}
      />
      <Dress wears={wears} over={over} />
      <path d="M-10-18v22q10 10 20 0v-22z" fill={skin} {...contour} strokeWidth={0} />
      <path d="M-10-10V4q10 10 20 0v-14" {...detail} strokeWidth={3} />
      <path d="M-9-8q9 9 18-2" {...detail} />
      <circle cx="-22" cy="-40" r="5" fill={skin} {...contour} />
      <circle cx="22" cy="-40" r="5" fill={skin} {...contour} />
      <path
        d="M-22-52c0-18 9-26 22-26s22 8 22 26v14c0 18-10 31-22 31S-22-20-22-38z"
        fill={skin}
        {...contour}
      />
      <Face looks={looks} {...face} />
      <Hair style={hair} />
      {face.bindi && <circle cy="-53" r="2.200" className="fill-brick" />}
    </g>
  );
}

function Face({
  looks,
  glasses,
  moustache,
}: {
  looks: number;
  glasses?: boolean;
  bindi?: boolean;
  moustache?: boolean;
}) {
  return (
    <g transform={`translate(${looks * 3} 0)`}>
      <ellipse cx="-8.5" cy="-42" rx="2.2" ry="2.8" className="fill-ink" />
      <ellipse cx="8.5" cy="-42" rx="2.2" ry="2.8" className="fill-ink" />
      <path d="M-13.500-49q4.500-3.500 9-.5M4.500-49.500q4.500-3 9 .5" {...detail} strokeWidth={2} />
      <path d="M0-40q4 7-1.500 8.500" {...detail} />
      <path d={moustache ? 'M-5-20.500q5 4 10 0' : 'M-8-24q8 8 16 0'} {...detail} strokeWidth={2} />
      {moustache && (
        <path d="M-11-24c3-5 8-5 11-3 3-2 8-2 11 3-5 1-8 1-11-1-3 2-6 2-11 1z" className="fill-ink" />
      )}
      {glasses && (
        <path
          d="M-15-42a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0M2-42a6.500 6.500 0 1 0 13 0 6.500 6.500 0 1 0-13 0M-2-43q2-2 4 0"
          {...detail}
        />
      )}
    </g>
  );
}

const Dress = ({ wears, over }: { wears: Look['wears']; over: string }) => dresses[wears](over);

const dresses: Record<Look['wears'], (over: string) => ReactNode> = {
  saree: (over) => (
    <>
      <path
        d="M-14 8C-34 16-46 34-48 102H40C26 60 4 26-14 8z"
        {...contour}
        className={`${over} stroke-ink`}
      />
      <path d="M-22 16c20 20 38 52 50 86M-30 22c18 22 32 50 42 80" {...detail} />
    </>
  ),
  kurta: (over) => (
    <>
      <path d="M-10 5 0 18 10 5q-10 7-20 0z" {...contour} className={`${over} stroke-ink`} />
      <path d="M0 18v40" {...detail} />
      <path d="M0 28h.1M0 40h.1M0 52h.1" {...detail} strokeWidth={4} />
    </>
  ),
  shirt: (over) => (
    <>
      <path d="m-10 5-9 9 13 15 6-13 6 13 13-15-9-9L0 16z" {...contour} className={`${over} stroke-ink`} />
      <path d="M0 18v82M18 46h14v16H18z" {...detail} />
    </>
  ),
  apron: (over) => (
    <>
      <path d="M-24 102V44q0-6 6-6h36q6 0 6 6v58z" {...contour} className={`${over} stroke-ink`} />
      <path d="M-20 39-14 8M20 39 14 8M-10 66h20v12h-20z" {...detail} />
    </>
  ),
};
