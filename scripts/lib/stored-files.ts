import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, openAsBlob, readdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files, OpenedFile } from '#kit/ports/files.ts';

const atOnce = 4;

/** What there is now. */
export async function listFiles(files: Files): Promise<{ name: string; bytes: number }[]> {
  const all = [];
  for await (const one of files.list()) all.push(one);
  return all;
}

/** Replaces all files by those of a folder, which need not be there. */
export async function putBack(files: Files, folder: string): Promise<void> {
  await forEach(files.list(), ({ name }) => files.remove([name]));
  const saved = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  await forEach(
    saved.filter((entry) => entry.isFile()),
    async ({ name }) => files.put(name, await openAsBlob(path.join(folder, name))),
  );
}

/** @returns the SHA-256 of what was written */
export async function saveFile({ body }: OpenedFile, place: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    body,
    async function* hashed(pieces) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(place),
  );
  return hash.digest('hex');
}

/** The SHA-256 of a file as it lies there; null where there is none. */
export async function hashOf(files: Files, name: string): Promise<string | null> {
  const opened = await files.open(name);
  if (!opened) return null;
  const hash = createHash('sha256');
  for await (const piece of opened.body) hash.update(piece);
  return hash.digest('hex');
}

/** A few at a time. Where one fails none is begun any more, and those under way are waited for. */
export async function forEach<T>(all: AsyncIterable<T> | Iterable<T>, run: (one: T) => Promise<unknown>) {
  const rest = (async function* each() {
    yield* all;
  })();
  const worker = async () => {
    for await (const one of rest) await run(one);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
