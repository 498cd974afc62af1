import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import { staffPath } from '#kit/screen-paths.ts';
import type { HandOver } from './answers.ts';

type Proof = { password: string; code: string };
/** Whoever has no second step has no code to send. */
const proofOf = ({ password, code }: Proof) => ({ password, ...(code && { code }) });

export const backupCalls = {
  make: () => request<null>('/backups', { method: 'POST' }),
  goOn: () => request<null>('/backups/go-on', { method: 'POST' }),
  drill: (name: string) => request<null>(callPath`/backups/${name}/drill`, { method: 'POST' }),
  /** Lets the browser fetch the file by itself: it is larger than what a page should hold. */
  async take(name: string, proof: Proof): Promise<void> {
    const { ticket } = await request<{ ticket: string }>(callPath`/backups/${name}/ticket`, {
      method: 'POST',
      body: proofOf(proof),
    });
    location.assign(staffPath(`${callPath`/backups/${name}/file`}?${new URLSearchParams({ ticket })}`));
  },
  handOver: (name: string, word: string, proof: Proof) =>
    request<HandOver>(callPath`/backups/${name}/hand-over`, {
      method: 'POST',
      body: { ...proofOf(proof), word },
    }),
};
