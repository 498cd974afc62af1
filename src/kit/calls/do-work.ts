import type { WorkDemand } from '#kit/errors.ts';
import { isWorkDone } from '#kit/secrets/work.ts';

/** So many hashes run at once: waiting for each alone takes longer than the hash. */
const atOnce = 256;

/** Does the work that the server asks of whoever comes while it is flooded. @returns the value of `X-Proof` */
export async function doWork({ challenge, bits }: WorkDemand): Promise<string> {
  const text = new TextEncoder();
  for (let from = 0; ; from += atOnce) {
    const proofs = Array.from({ length: atOnce }, (_, i) => `${challenge}.${from + i}`);
    const digests = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', text.encode(proof))),
    );
    const found = proofs[digests.findIndex((digest) => isWorkDone(new Uint8Array(digest), bits))];
    if (found) return found;
  }
}
