import type { Picture } from '../picture.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type PictureRecord = Picture & { id: string; createdAt: string; etag: string };
