import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { media } from '../table.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { createTestApp } from '#server/test-app.ts';

test.skipIf(!canMount())(
  'an upload onto a full disk is answered 507, leaves nothing, and works when there is room',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirmaan-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160k', 'tmpfs', folder]);
    const app = await createTestApp({ DATA_DIR: folder });
    try {
      const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
      await ensureOwner(app.ctx, owner);
      const Cookie = (await app.post('/staff/session', owner)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
      const upload = async (width: number) => {
        const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
        const photo = sharp({ create: { width, height: width, channels: 3, background: '#888', noise } });
        const body = new FormData();
        body.set('file', new File([new Uint8Array(await photo.jpeg().toBuffer())], 'a.jpg'));
        body.set('alt', 'Noise');
        return app.product.app.request('/staff/media', { method: 'POST', body, headers: { Cookie } });
      };
      const count = () => app.db.$count(media);
      const before = await count();
      const refused = await upload(1200);
      expect(refused.status).toBe(507);
      expect(refused.headers.get('Retry-After')).toBeTruthy();
      expect(await refused.json()).toMatchObject({ success: false, code: 'no_space' });
      expect(await count()).toBe(before);
      expect(readdirSync(join(folder, 'uploads'), { recursive: true })).toEqual(['.arriving']);
      expect((await upload(60)).status).toBe(201);
      expect(await count()).toBe(before + 1);
    } finally {
      await app.close();
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);

/** A disk of our own that is small enough to fill needs the right to mount one. */
function canMount() {
  const probe = mkdtempSync(join(tmpdir(), 'nirmaan-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true });
  }
}
