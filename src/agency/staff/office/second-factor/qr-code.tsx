import { qrPath } from '#kit/qr-path.ts';

/** A text as a picture for a phone's camera, dark on white with the quiet border that cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text, 3);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="qr"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#161f32" d={path} />
    </svg>
  );
}
