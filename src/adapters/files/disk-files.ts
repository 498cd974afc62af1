import { randomUUID } from 'node:crypto';
import { constants, openAsBlob } from 'node:fs';
import { access, mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OutOfSpace } from '#kit/errors.ts';
import type { Files } from '#kit/ports/files.ts';
import { checkedName, isFileName } from './file-name.ts';

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
    async put(name, content) {
      const place = join(folder, checkedName(name));
      const part = join(arriving, randomUUID());
      try {
        await (opened ??= open());
        const bytes = content instanceof Blob ? content.stream() : content;
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
        return new Uint8Array(await readFile(join(folder, checkedName(name))));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async open(name) {
      const place = join(folder, checkedName(name));
      try {
        await stat(place);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
      // Holds nothing open until somebody reads.
      const file = await openAsBlob(place);
      return { bytes: file.size, body: file.stream() };
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, checkedName(name)), { force: true });
    },
    async *list() {
      if (!(await stat(folder).catch(() => null))) return;
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || !isFileName(entry.name)) continue;
        const found = await stat(join(folder, entry.name)).catch(() => null);
        if (found) yield { name: entry.name, bytes: found.size };
      }
    },
    async check() {
      await access(await existing(folder), constants.W_OK);
      return 'can be written';
    },
  };
}

/** The folder, or the one that it will be made in. */
export async function existing(folder: string): Promise<string> {
  const there = await stat(folder).catch(() => null);
  return there ? folder : existing(dirname(folder));
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
