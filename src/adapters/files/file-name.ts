/** Names come from our own code; this is the second lock on the door. */
export function checkedName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name: ${name}`);
  return name;
}

export const isFileName = (name: string) => /^[A-Za-z0-9][A-Za-z0-9.-]{0,120}$/.test(name);

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** What a store is told that a file is, by its ending. Whoever asks us for it is told by the noun it belongs to. */
export const typeOfFile = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
