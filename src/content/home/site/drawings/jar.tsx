import { contour, detail } from '#kit/site/pictures/people/person.tsx';

/** A pickle jar with its cloth lid and label that stands on `y`; 38 wide and 56 high at size 1. */
export const Jar = ({ x, y, body, size = 1 }: { x: number; y: number; body: string; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M5-38c-4 4-5 7-5 12v18q0 8 8 8h22q8 0 8-8v-18c0-5-1-8-5-12z"
      {...contour}
      className={`${body} stroke-ink`}
      strokeWidth={2.6}
    />
    <path
      d="M5-50q14-7 28 0l4 13q-6 3-9-1-4 5-9 1-5 4-9-1-4 4-9 1z"
      {...contour}
      className="fill-paper stroke-ink"
      strokeWidth={2.6}
    />
    <path d="M6-43h26" {...detail} />
    <rect x="6" y="-25" width="26" height="15" rx="2" className="fill-paper" />
    <path d="M19-22c-5 3-6 7-2 9 4 0 7-4 6-8z" className={body} />
  </g>
);
