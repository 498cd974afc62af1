import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { OutOfSpace } from '#kit/errors.ts';
import { FilesDown, type Files } from '#kit/ports/files.ts';
import { reasonOf } from '#kit/reason-of.ts';
import { checkedName, isFileName, typeOfFile } from './file-name.ts';
import { limitedFetch, readInTime } from './limited-fetch.ts';

/**
 * @param pathStyle whether the bucket stands in the path of an address instead of before its host
 * @param folder what the keys begin with; `uploads/` without it
 */
export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
  folder?: string;
};

/** How often something is tried, the first pause, and how long a store may be silent. */
const usual = { tries: 3, pauseMs: 200, silenceMs: 5_000 };

/** Files in a bucket of an S3-compatible store. It has a file when all of it has arrived, or never. */
export function createS3Files(options: S3Options, { tries, pauseMs, silenceMs } = usual): Files {
  const { bucket, region, accessKeyId, secretAccessKey } = options;
  // The bucket may hold other things of the installation, too.
  const folder = options.folder ?? 'uploads/';
  const endpoint = addressOf(options);
  const fetch = limitedFetch(silenceMs);
  const store = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, fetch });
  const keyOf = (name: string) => folder + checkedName(name);

  /** With growing pauses, for as long as it may pass by itself. @throws FilesDown, OutOfSpace */
  async function tried<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++)
      try {
        return await ask();
      } catch (error) {
        if (attempt >= tries || !mayPass(error)) throw toKnown(error);
        await wait(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
  }

  /** The answer with an object from its `from`th byte on; null where there is none. */
  const ask = (key: string, from = 0) =>
    tried(async () => {
      const answer = await (from === 0 ? store.getObjectRaw(key) : store.getObjectRaw(key, false, from));
      if (from > 0 && answer.status !== 206) throw new FilesDown('S3 begins anew where it should go on');
      return answer;
    }).catch(unlessMissing(null));

  /** Where an answer is cut or falls silent, another goes on: nobody writes another content under a name. */
  async function* readAll(key: string, first: Response, bytes: number) {
    let answer: Response | null = first;
    let read = 0;
    for (let fruitless = 0; ; fruitless++) {
      try {
        if (answer?.body)
          for await (const chunk of readInTime(answer.body, silenceMs)) {
            [read, fruitless] = [read + chunk.length, 0];
            yield chunk;
          }
        if (read === bytes) return;
      } catch (error) {
        if (fruitless >= tries) throw toKnown(error);
      }
      if (read > bytes || fruitless >= tries) throw new FilesDown(`S3 sent ${read} of ${bytes} bytes`);
      answer = await ask(key, read);
    }
  }

  const files: Files = {
    async put(name, content) {
      const key = keyOf(name);
      await tried(() => store.putObject(key, content, typeOfFile(name)));
    },
    async get(name) {
      const file = await files.open(name);
      return file && new Uint8Array(await new Response(file.body).arrayBuffer());
    },
    async open(name) {
      const key = keyOf(name);
      const answer = await ask(key);
      if (!answer) return null;
      const bytes = Number(answer.headers.get('Content-Length') ?? Number.NaN);
      if (Number.isNaN(bytes)) throw new FilesDown('S3 does not say how long a file is');
      return { bytes, body: streamOf(readAll(key, answer, bytes)) };
    },
    async remove(names) {
      const keys = names.map(keyOf);
      await Promise.all(keys.map((key) => tried(() => store.deleteObject(key)).catch(unlessMissing(false))));
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = await tried(() => store.listObjectsPaged('/', folder, 1_000, next));
        if (!page) throw noBucket(bucket);
        for (const { Key, Size } of page.objects ?? []) {
          const name = Key.slice(folder.length);
          if (isFileName(name)) yield { name, bytes: Number(Size) };
        }
        next = page.nextContinuationToken;
      } while (next);
    },
    async check() {
      const page = await store.listObjectsPaged('/', folder, 1).catch((error: unknown) => {
        throw toKnown(error);
      });
      if (!page) throw noBucket(bucket);
      return `bucket ${bucket} at ${new URL(options.endpoint).host}`;
    },
  };
  return files;
}

const streamOf = (pieces: AsyncGenerator<Uint8Array<ArrayBuffer>, void>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return();
    },
  });

/** Where the bucket answers. */
export function addressOf({ endpoint, bucket, pathStyle }: S3Options): string {
  const url = new URL(endpoint);
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url.href;
}

const noBucket = (bucket: string) => new FilesDown(`S3 has no bucket ${bucket}`);

/** Reads "not there" of an object, not of a whole bucket. */
const unlessMissing =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof FilesDown && error.reason === missing) return otherwise;
    throw error;
  };
const missing = 'S3 answers 404 NoSuchKey';

/** Whether asking again may help: what it refused for good is refused again. */
function mayPass(error: unknown): boolean {
  if (error instanceof FilesDown) return false;
  if (!(error instanceof S3ServiceError)) return true;
  return error.status === 408 || error.status === 429 || (error.status >= 500 && !isFull(error));
}

const isFull = ({ status, serviceCode = '' }: S3ServiceError) =>
  status === 507 || /StorageFull|QuotaExceeded/.test(serviceCode);

function toKnown(error: unknown): FilesDown | OutOfSpace {
  if (error instanceof FilesDown) return error;
  if (!(error instanceof S3ServiceError)) return new FilesDown(`S3 does not answer: ${reasonOf(error)}`);
  return isFull(error) ? new OutOfSpace() : new FilesDown(`S3 answers ${error.status} ${error.serviceCode}`);
}
