/** A striped shop awning inside a picture: stripes `step` wide from `x`, hanging `height` and ending in half circles. */
export function Awning({
  x,
  y,
  width,
  height,
  stripes,
  stripe = 'fill-marigold',
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  stripes: number;
  /** Class of every second stripe: not the colour that it hangs before. */
  stripe?: string;
}) {
  const step = width / stripes;
  return Array.from({ length: stripes }, (_, i) => (
    <path
      key={i}
      d={`M${x + i * step} ${y}h${step}v${height}a${step / 2} ${step / 2} 0 0 1-${step} 0z`}
      strokeWidth="2"
      className={`stroke-ink ${i % 2 ? 'fill-white' : stripe}`}
    />
  ));
}
