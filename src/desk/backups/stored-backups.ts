import { openAsBlob } from 'node:fs';
import { NotFound } from '#kit/errors.ts';
import type { Files } from '#kit/ports/files.ts';
import { StoredBackup } from './backup.ts';

/** What is known of a backup lies beside it under this name; a backup is there when this is. */
const noteOf = (name: string) => `${name}.json`;

/** All there are, what came last first. What somebody else put there is left alone. @throws FilesDown */
export async function listStored(store: Files): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  for await (const { name } of store.list()) {
    if (!name.endsWith('.json')) continue;
    const note = await readNote(store, name);
    if (note) found.push(note);
  }
  return found.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** @throws NotFound, FilesDown */
export async function findStored(store: Files, name: string): Promise<StoredBackup> {
  const note = await readNote(store, noteOf(name));
  if (!note) throw new NotFound(/*staff*/ 'This backup');
  return note;
}

/** Keeps an archive that lies in a file of this machine. @throws OutOfSpace, FilesDown */
export async function keep(store: Files, file: string, note: StoredBackup): Promise<void> {
  await store.put(note.name, await openAsBlob(file));
  await store.put(noteOf(note.name), new TextEncoder().encode(JSON.stringify(note)));
}

/** The note goes last: by it the next run finds what this one had to leave, where the store went away between both. */
export async function forget(store: Files, names: string[]): Promise<void> {
  await store.remove(names);
  await store.remove(names.map(noteOf));
}

async function readNote(store: Files, name: string): Promise<StoredBackup | null> {
  const bytes = await store.get(name);
  if (!bytes) return null;
  try {
    return StoredBackup.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
