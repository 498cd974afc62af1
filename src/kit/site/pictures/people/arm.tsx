import { contour, detail, type Skin } from './person.tsx';

/** A sleeve along a path, with the forearm bare from `bare` on. */
export function Arm({
  path,
  cloth,
  bare,
  skin,
  width = 21,
}: {
  path: string;
  /** Class of the sleeve's line, as in stroke-leaf. */
  cloth: string;
  bare?: string;
  skin: Skin;
  width?: number;
}) {
  const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      {bare && (
        <>
          <path d={bare} {...line} strokeWidth={width - 3} className="stroke-ink" />
          <path d={bare} {...line} strokeWidth={width - 9} stroke={skin} />
        </>
      )}
      <path d={path} {...line} strokeWidth={width + 6} className="stroke-ink" />
      <path d={path} {...line} strokeWidth={width} className={cloth} />
    </>
  );
}

/** A hand that lies flat or points: palm, thumb and three lines between four fingers. About 26 × 20, pointing right. */
export const Hand = ({ skin, transform }: { skin: Skin; transform?: string }) => (
  <g transform={transform}>
    <path
      d="M-10-8c6-4 12-3 16-2 8 0 13 1 13 4s-3 3-3 3 3 1 2 4-4 2-4 2 2 2 0 4-5 1-5 1 0 3-3 3c-6 0-11 0-16-4z"
      fill={skin}
      {...contour}
      strokeWidth={2.4}
    />
    <path d="M16-3H7M14 3H6M9 8H4M-4-9q5-6 11-6" {...detail} />
  </g>
);

/** A phone held in a hand: fingers round its right edge, the thumb on its front. 40 × 70 around its middle. */
export const HeldPhone = ({ skin, screen = 'fill-leaf-tint' }: { skin: Skin; screen?: string }) => (
  <g>
    <path d="M-6 22c0 16 6 24 16 26 10 0 14-8 15-20l-3-18H-6z" fill={skin} {...contour} />
    <rect x="-19" y="-36" width="38" height="68" rx="7" className="fill-ink" />
    <rect x="-15" y="-31" width="30" height="56" rx="3" className={screen} />
    <path
      d="M-24 8c-2 10 2 22 10 30l10-4c-6-6-9-14-9-24 0-6-9-9-11-2z"
      fill={skin}
      {...contour}
      strokeWidth={2.4}
    />
    {[-6, 4, 14, 23].map((y) => (
      <rect
        key={y}
        x="12"
        y={y}
        width="15"
        height="9.500"
        rx="4.700"
        fill={skin}
        {...contour}
        strokeWidth={2.4}
      />
    ))}
  </g>
);
