import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OutOfSpace } from '#kit/errors.ts';
import type { Files } from '#kit/ports/files.ts';

const anHourMs = 3_600_000;

/** Files in a folder of this machine. A file appears under its name when all of it is on the disk, or never. */
export function createDiskFiles(folder: string): Files {
  const arriving = join(folder, '.arriving');
  let opened: Promise<void> | null = null;

  /** Whatever a killed process left half written is cleared away before the next file comes. */
  async function open() {
    await mkdir(arriving, { recursive: true });
    for (const name of await readdir(arriving)) {
      const left = await stat(join(arriving, name)).catch(() => null);
      if (left && Date.now() - left.mtimeMs > anHourMs) await rm(join(arriving, name), { force: true });
    }
  }

  return {
    async put(name, bytes) {
      const place = join(folder, checked(name));
      const part = join(arriving, randomUUID());
      try {
        await (opened ??= open());
        await writeFile(part, bytes, { flag: 'wx', flush: true });
        await rename(part, place);
      } catch (error) {
        // The next file tries again from the beginning: the folder may have been made anew.
        opened = null;
        await rm(part, { force: true }).catch(() => {});
        throw isFull(error) ? new OutOfSpace() : error;
      }
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(folder, checked(name))));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, checked(name)), { force: true });
    },
  };
}

/** Names come from our own code; this is the second lock on the door. */
function checked(name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9.-]{0,120}$/.test(name)) throw new Error(`Not a file name: ${name}`);
  return name;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
