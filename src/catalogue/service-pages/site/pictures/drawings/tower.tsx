import { contour, detail } from '#kit/site/pictures/people/person.tsx';

/** A house of flats that stands on the street at y 330: a window 15 wide every 28, a floor every 28. */
export function Tower({
  x,
  y,
  columns,
  rows,
  fill,
  lit = [],
}: {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** Class of the wall's colour. */
  fill: string;
  /** Windows with light in them, counted along the floors. */
  lit?: number[];
}) {
  const width = columns * 28 + 12;
  const windows = Array.from({ length: columns * rows }, (_, i) => i);
  const outline = (shown: number[]) =>
    shown
      .map((i) => `M${x + 13 + (i % columns) * 28} ${y + 14 + Math.floor(i / columns) * 28}h14v15h-14z`)
      .join('');
  return (
    <g>
      <rect x={x} y={y} width={width} height={330 - y} {...contour} className={`${fill} stroke-ink`} />
      <path d={outline(windows)} {...detail} className="fill-white stroke-ink" />
      <path d={outline(lit)} {...detail} className="fill-marigold stroke-ink" />
      <rect
        x={x - 5}
        y={y - 8}
        width={width + 10}
        height="9"
        rx="2"
        {...contour}
        className="fill-paper stroke-ink"
      />
    </g>
  );
}
