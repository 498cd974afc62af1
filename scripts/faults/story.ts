/** What was measured, and what it may be at most or must be at least, in the same unit. */
export type Figure = { what: string; value: number; unit?: string } & (
  | { atMost: number }
  | { atLeast: number }
);

/** One fault, done to real processes, with what must hold. */
export type Story = {
  /** What it is asked for by: `npm run faults -- two-machines`. */
  name: string;
  fault: string;
  /** Debian's packages that bring the programs it needs, each with one of them. */
  programs?: { package: string; program: string }[];
  /** Throws what makes figures pointless: a server that does not start. */
  run(): Promise<Figure[]>;
};

/** Thrown by a story that this machine cannot tell. The message says what is missing. */
export class NotHere extends Error {}

export const holds = (figure: Figure) =>
  'atMost' in figure ? figure.value <= figure.atMost : figure.value >= figure.atLeast;

/** `0 (at most 0)`, `1.84 s (at most 10 s)` */
export function inWords(figure: Figure): string {
  const [bound, word] = 'atMost' in figure ? [figure.atMost, 'at most'] : [figure.atLeast, 'at least'];
  const unit = figure.unit ? ` ${figure.unit}` : '';
  return `${round(figure.value)}${unit} (${word} ${round(bound)}${unit})`;
}

const round = (value: number) => String(Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)));
