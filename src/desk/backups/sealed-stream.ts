/** The bytes of an archive, as they pass. */
export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** An archive that cannot be opened as it is; the text says why. */
export class CannotOpen extends Error {}

/** How hard guessing is made: 2^15 rounds take 32 MB and a tenth of a second. A passphrase of ours is not for guessing. */
const workFactor = 15;
const mark = new TextEncoder().encode('age-encryption.org/v1\n');

/** What whoever knows the passphrase opens again, here or with the command `age`. */
export async function seal(bytes: Bytes, passphrase: string): Promise<Bytes> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  return (await encrypter.encrypt(bytes)) as Bytes;
}

/** What lies in an archive, sealed or not. @throws CannotOpen where the passphrase is missing or another */
export async function unseal(bytes: Bytes, passphrase: string | null): Promise<Bytes> {
  const [head, whole] = await peeked(bytes);
  if (!mark.every((byte, i) => head[i] === byte)) return whole;
  if (!passphrase)
    throw new CannotOpen('This backup is sealed. Set BACKUP_PASSPHRASE to what it was sealed with.');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return (await decrypter.decrypt(whole)) as Bytes;
  } catch {
    throw new CannotOpen(
      'BACKUP_PASSPHRASE is not what this backup was sealed with, or the file is damaged.',
    );
  }
}

/** As many bytes as the mark has, and all of them once more. */
async function peeked(bytes: Bytes): Promise<[head: Uint8Array, whole: Bytes]> {
  const reader = bytes.getReader();
  let head = new Uint8Array(0);
  while (head.length < mark.length) {
    const { done, value } = await reader.read();
    if (done) break;
    head = Uint8Array.from([...head, ...value]);
  }
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => head.length > 0 && controller.enqueue(head),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return [head, whole];
}
