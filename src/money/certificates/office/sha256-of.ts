/** Over plain http browsers hash nothing. */
export const canHash = 'subtle' in crypto;

/** The SHA-256 of a file, in hex, worked out by the browser. */
export async function sha256Of(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
