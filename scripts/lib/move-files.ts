import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Files } from '#kit/ports/files.ts';
import { forEach, hashOf, listFiles, saveFile } from './stored-files.ts';

/** `gone`: deleted by somebody before they were read. `cleared`: taken away where they lay. */
export type Moved = { copied: number; there: number; gone: number; cleared: number };

/**
 * Copies files from one store to another, while a server uses either. Each is read back and compared by its hash; what
 * arrived before is compared only, so a run that was ended goes on where it was.
 * @param clear whether to take away, where it lay, what is the same in both
 * @throws Error when a file reads otherwise than it was written
 */
export async function moveFiles(from: Files, to: Files, { clear = false } = {}): Promise<Moved> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-move-'));
  const moved: Moved = { copied: 0, there: 0, gone: 0, cleared: 0 };
  const seen = new Set<string>();
  const there = new Map((await listFiles(to)).map(({ name, bytes }) => [name, bytes]));

  async function move({ name, bytes }: { name: string; bytes: number }) {
    if (there.get(name) === bytes && (await hashOf(from, name)) === (await hashOf(to, name)))
      moved.there += 1;
    else if (await copy(name)) moved.copied += 1;
    else return void (moved.gone += 1);
    if (!clear) return;
    await from.remove([name]);
    moved.cleared += 1;
  }

  async function copy(name: string): Promise<boolean> {
    const opened = await from.open(name);
    if (!opened) return false;
    const part = path.join(folder, name);
    const hash = await saveFile(opened, part);
    await to.put(name, await openAsBlob(part));
    if ((await hashOf(to, name)) !== hash) throw new Error(`${name} reads otherwise than it was written.`);
    rmSync(part);
    return true;
  }

  try {
    // What is uploaded while others are copied is found by looking again.
    for (;;) {
      const unseen = (await listFiles(from)).filter(({ name }) => !seen.has(name));
      if (unseen.length === 0) return moved;
      for (const { name } of unseen) seen.add(name);
      await forEach(unseen, move);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
