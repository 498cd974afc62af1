import type { ProofOfWorkChallenge } from '#kit/errors.ts';
import { hasLeadingZeroBits } from '#kit/secrets/leading-zero-bits.ts';

/** So many hashes run at once: waiting for each alone takes longer than the hash. */
const atOnce = 256;

/** Does the work that the server asks of whoever comes while it is flooded. @returns the value of `X-Proof` */
export async function solveProofOfWork({ challenge, bits }: ProofOfWorkChallenge): Promise<string> {
  const text = new TextEncoder();
  for (let from = 0; ; from += atOnce) {
    const proofs = Array.from({ length: atOnce }, (_, i) => `${challenge}.${from + i}`);
    const digests = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', text.encode(proof))),
    );
    const found = proofs[digests.findIndex((digest) => hasLeadingZeroBits(new Uint8Array(digest), bits))];
    if (found) return found;
  }
}
