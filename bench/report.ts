import { cpus, totalmem } from 'node:os';

export type Table = {
  title: string;
  note: string;
  head: string[];
  rows: string[][];
  /** What was slower than it may be. */
  failed?: string;
};

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const whole = (number: number) => Math.round(number).toLocaleString('en-IN');
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Markdown, so that the terminal and the document show the same. */
export function markdown({ title, note, head, rows }: Table): string {
  const widths = head.map((cell, i) => Math.max(3, cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`### ${title}`, '', note, '', line(head), rule, ...rows.map(line)].join('\n');
}

/** The machine in a line: numbers mean nothing without it. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}

/**
 * A document with this table in the place of the one of the same title; what is written around that stays. A table that it
 * has not yet comes behind the others.
 * @param measured when and by what, for its note
 */
export function withTable(document: string, table: Table, measured: string): string {
  const fresh = markdown({ ...table, note: `${measured} ${table.note}` });
  const [before, rest] = halves(document, `### ${table.title}\n`);
  if (rest === null) {
    const [others, after] = halves(document, '<!-- /measured -->');
    if (after === null) throw new Error('The document has no place for what was measured');
    return `${others.trimEnd()}\n\n${fresh}\n\n<!-- /measured -->${after}`;
  }
  const lines = rest.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const behind = lines.findIndex((line, i) => i > first && !line.startsWith('|'));
  return `${before}${fresh}\n${lines.slice(behind).join('\n')}`;
}

function halves(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)];
}
