import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of one JSON value a line that only grows. Several processes may share it: each reads what the others wrote
 * with `catchUp`, and its own lines come back the same way. Without a file it is memory.
 */
export function openJournal<Entry>(file: string | null, apply: (entry: Entry) => void) {
  if (!file) return { append: apply, catchUp() {}, close() {} };
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
  const handle = openSync(file, 'a+', 0o600);
  let offset = 0;

  function catchUp() {
    const { size } = fstatSync(handle);
    if (size <= offset) return;
    const bytes = Buffer.alloc(size - offset);
    readSync(handle, bytes, 0, bytes.length, offset);
    const end = bytes.lastIndexOf(10) + 1;
    offset += end;
    for (const line of bytes.toString('utf8', 0, end).split('\n')) {
      const entry = parse<Entry>(line);
      if (entry) apply(entry);
    }
  }

  catchUp();
  // A process that was killed while writing leaves half a line; what comes next begins on one of its own.
  if (fstatSync(handle).size > offset) appendFileSync(handle, '\n');
  catchUp();
  return {
    append(entry: Entry) {
      appendFileSync(handle, `${JSON.stringify(entry)}\n`);
      catchUp();
    },
    catchUp,
    close: () => closeSync(handle),
  };
}

function parse<Entry>(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}
