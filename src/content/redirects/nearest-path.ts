import { comparable } from './redirect.ts';

const enough = 0.45;

/** The path that has most pairs of letters in common with this one, or null where none is like it. */
export function nearestPath(path: string, paths: string[]): string | null {
  const wanted = pairsOf(path);
  let best: { path: string; likeness: number } | null = null;
  for (const one of paths) {
    const pairs = pairsOf(one);
    const common = [...pairs].filter((pair) => wanted.has(pair)).length;
    const likeness = (2 * common) / (wanted.size + pairs.size || 1);
    if (likeness >= enough && likeness > (best?.likeness ?? 0)) best = { path: one, likeness };
  }
  return best?.path ?? null;
}

function pairsOf(path: string): Set<string> {
  const text = comparable(path).replaceAll(/\.\w{2,5}$|[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)));
}
