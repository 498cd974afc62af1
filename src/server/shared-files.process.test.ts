import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createS3Files } from '#adapters/files/s3-files.ts';
import { owner, startApp, temporaryDataDir, type AppServer } from '../../scripts/lib/app-server.ts';
import { post } from '../../scripts/lib/enquiries.ts';
import { startCopy } from '../../scripts/lib/installations.ts';
import { startS3 } from '../../scripts/lib/s3-server.ts';
import { patience } from '#kit/test-patience.ts';

test('two machines and one store: each serves what the other took in; while it is away all else goes on', async () => {
  const s3 = await startS3();
  const first = await startCopy(s3.settings);
  const data = temporaryDataDir();
  const second = await startApp(data.folder, first.shared);

  const signedIn = await fetch(`${first.url}/staff/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const headers = { Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '', 'If-Match': '*' };
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a50' } })
    .png()
    .toBuffer();
  const upload = () => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(photo)], 'shop.png'));
    body.set('alt', 'A shop');
    return fetch(`${first.url}/staff/media`, { method: 'POST', headers, body });
  };
  const uploaded = await upload();
  expect(uploaded.status).toBe(201);
  const picture = (await uploaded.json()) as { id: string; name: string };
  const file = `${picture.name}-90.webp`;
  const served = await fetch(`${second.url}/media/${file}`);
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  expect((await sharp(await served.bytes()).metadata()).width).toBe(90);
  for (const { dataDir } of [first, second]) expect(existsSync(path.join(dataDir, 'uploads'))).toBe(false);

  s3.faults(() => 'busy');
  const refused = await upload();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ success: false, code: 'files_down' });
  expect((await fetch(`${second.url}/media/${file}`)).status).toBe(503);
  expect((await fetch(`${second.url}/`)).status).toBe(200);
  expect((await post(second.url, 1))?.status).toBe(200);
  await vi.waitUntil(async () => (await stateOf(second)).files === 'down', patience);
  const deleted = await fetch(`${second.url}/staff/media/${picture.id}`, { method: 'DELETE', headers });
  expect(deleted.ok).toBe(true);

  s3.faults(() => 'none');
  await vi.waitUntil(async () => (await stateOf(second)).files === 'ok', patience);
  const store = createS3Files(s3.options);
  await vi.waitUntil(async () => (await store.get(file)) === null, patience);

  await Promise.all([first.stop(), second.stop()]);
  await s3.close();
  data.remove();
});

/** What a process says that is ready; nothing where it is not. */
async function stateOf({ url }: AppServer): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/readyz`);
  return answer.ok ? ((await answer.json()) as Record<string, string>) : {};
}
