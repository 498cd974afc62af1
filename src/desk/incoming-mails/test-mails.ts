import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'test-mails');

/** A mail of our own making as it comes over the wire, with what stands in it for an id or an address filled in. */
export function rawMail(name: string, values: Record<string, string> = {}): Uint8Array {
  const written = readFileSync(join(folder, `${name}.eml`), 'utf8');
  const filled = written.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key] ?? '');
  return new TextEncoder().encode(filled.replaceAll(/\r?\n/g, '\r\n'));
}
