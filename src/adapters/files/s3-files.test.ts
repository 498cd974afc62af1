import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FilesDown } from '#kit/ports/files.ts';
import { startS3 } from '../../../scripts/lib/s3-server.ts';
import { addressOf, createS3Files } from './s3-files.ts';

const patient = { tries: 3, pauseMs: 1, silenceMs: 10_000 };
/** For a store that says nothing on purpose. */
const hasty = { ...patient, silenceMs: 300 };
const content = new Uint8Array(randomBytes(100_000));
const once = (method: string, fault: 'busy' | 'silent' | 'cut') => {
  let left = 1;
  s3.faults((request) => (request.method === method && left-- > 0 ? fault : 'none'));
};

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => s3.faults(() => 'none'));
const open = (change: Partial<typeof s3.options> = {}, limits = patient) =>
  createS3Files({ ...s3.options, ...change }, limits);

test('the store is told what a file is, and keeps it apart from other things in the bucket', async () => {
  await open().put('a-640.avif', content);
  await open().put('quotation-1.pdf', content);
  expect(s3.seen.slice(-2)).toMatchObject([
    { method: 'PUT', path: `/${s3.options.bucket}/uploads/a-640.avif`, type: 'image/avif' },
    { method: 'PUT', type: 'application/pdf' },
  ]);
});

test.each(['busy', 'silent', 'cut'] as const)(
  'a store that is %s for a moment is asked again',
  async (fault) => {
    const files = open({}, fault === 'silent' ? hasty : patient);
    const name = `${fault}.webp`;
    if (fault !== 'cut') once('PUT', fault);
    await files.put(name, content);
    once('GET', fault);
    expect(await files.get(name)).toEqual(content);
    once('DELETE', fault);
    await files.remove([name]);
    expect(await files.get(name)).toBeNull();
  },
);

test('a file that is cut goes on where it ended, and is given up when nothing more comes', async () => {
  const files = open();
  await files.put('long.pdf', content);
  once('GET', 'cut');
  const before = s3.seen.length;
  expect(await files.get('long.pdf')).toEqual(content);
  expect(s3.seen.length - before).toBe(2);

  let asked = 0;
  s3.faults(() => (asked++ === 0 ? 'cut' : 'silent'));
  const opened = await open({}, hasty).open('long.pdf');
  await expect(new Response(opened?.body).bytes()).rejects.toThrow(FilesDown);
});

test('a store that is away, full of refusals or misnamed is said to be down, with the reason for the log', async () => {
  const reasonOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'answered',
      (error: unknown) => (error instanceof FilesDown ? error.reason : error),
    );
  s3.faults(() => 'busy');
  const before = s3.seen.length;
  expect(await reasonOf(open().put('x.webp', content))).toBe('S3 answers 503 SlowDown');
  expect(s3.seen.length - before).toBe(patient.tries);
  s3.faults(() => 'silent');
  expect(await reasonOf(open({}, hasty).get('x.webp'))).toMatch(
    /^S3 does not answer: nothing came within 300 ms/,
  );
  s3.faults(() => 'none');
  const wrongKey = open({ accessKeyId: 'SOMEBODY' });
  const asked = s3.seen.length;
  expect(await reasonOf(wrongKey.put('x.webp', content))).toBe('S3 answers 403 InvalidAccessKeyId');
  expect(s3.seen.length - asked).toBe(1);
  const wrongSecret = open({ secretAccessKey: 'WRONG' });
  expect(await reasonOf(wrongSecret.get('x.webp'))).toBe('S3 answers 403 SignatureDoesNotMatch');
  const wrongBucket = open({ bucket: 'nobody-made-it' });
  expect(await reasonOf(wrongBucket.check())).toBe('S3 has no bucket nobody-made-it');
  expect(await reasonOf(wrongBucket.get('x.webp'))).toBe('S3 answers 404 NoSuchBucket');
  const nobody = open({ endpoint: 'http://127.0.0.1:1' });
  expect(await reasonOf(nobody.get('x.webp'))).toMatch(/^S3 does not answer: /);
});

test('the bucket stands before the host, or in the path where that is asked for', () => {
  const options = { ...s3.options, endpoint: 'https://s3.ap-south-1.example.com', bucket: 'files' };
  expect(addressOf({ ...options, pathStyle: false })).toBe('https://files.s3.ap-south-1.example.com/');
  expect(addressOf({ ...options, pathStyle: true })).toBe('https://s3.ap-south-1.example.com/files');
});
