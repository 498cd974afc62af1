import { encode } from 'uqr';

/** A text as a QR code: the path of its dark squares in a drawing so many units wide. @param border units of quiet around it */
export function qrPath(text: string, border: number): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size };
}
