const keptMs = 60_000;

/**
 * Hands over a file that was made in the page. Its address lives on: an iPhone first asks what to do with it, and reads it
 * then.
 */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
