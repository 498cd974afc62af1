import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** What happens to a request on its way: `silent` is never answered, `cut` ends in the middle of the answer's body. */
export type S3Fault = 'none' | 'busy' | 'silent' | 'cut';

const bucket = 'files-of-a-test';
const backupBucket = 'backups-of-a-test';

/** A store that speaks S3 in a temporary folder, behind a proxy that loses, delays and cuts when it is told to. */
export async function startS3() {
  const directory = mkdtempSync(path.join(tmpdir(), 'nirmaan-s3-'));
  const open = (allowMismatchedSignatures: boolean) =>
    new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: bucket }, { name: backupBucket }],
      allowMismatchedSignatures,
    });
  // What is asked of a bucket is signed with the slash at the end of its address; s3rver alone thinks otherwise.
  const [ofObjects, ofBucket] = [open(false), open(true)];
  const [objects, buckets] = [await ofObjects.run(), await ofBucket.run()];
  const seen: { method: string; path: string; type: string | undefined }[] = [];
  let fault = (_request: IncomingMessage): S3Fault => 'none';

  const proxy = createServer((req, res) => {
    seen.push({ method: req.method ?? '', path: req.url ?? '', type: req.headers['content-type'] });
    const what = fault(req);
    if (what === 'silent') return void req.resume();
    if (what === 'busy') {
      req.resume();
      return void res.writeHead(503, { 'Content-Type': 'application/xml' }).end(slowDown);
    }
    const isOfBucket = /^\/[^/?]+\/(\?|$)/.test(req.url ?? '');
    forward(req, res, isOfBucket ? buckets.port : objects.port, what === 'cut');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;

  return {
    options: {
      endpoint,
      region: 'ap-south-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    },
    /** The same, as settings of a server. */
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'ap-south-1',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'on',
    },
    /** Another one with the same key. */
    backupBucket,
    /** Every request so far. */
    seen,
    /** What becomes of each request from now on. */
    faults(decide: typeof fault) {
      fault = decide;
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all([ofObjects.close(), ofBucket.close()]);
      rmSync(directory, { recursive: true });
    },
  };
}

const slowDown = '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please wait.</Message></Error>';

function forward(req: IncomingMessage, res: ServerResponse, port: number, cut: boolean) {
  const onward = request({
    port,
    host: '127.0.0.1',
    method: req.method,
    path: req.url,
    headers: req.headers,
  });
  onward.on('error', () => res.destroy());
  onward.on('response', (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    let left = cut ? Number(answer.headers['content-length']) / 2 : Number.POSITIVE_INFINITY;
    answer.on('data', (chunk: Buffer) => {
      if (left <= 0) return;
      res.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) setImmediate(() => res.destroy());
    });
    answer.on('end', () => res.end());
  });
  req.pipe(onward);
}
