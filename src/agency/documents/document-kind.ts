import type { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';

/** What a document says to visitors; `isPublished`: whether they see it at all. */
export type Stored<C> = { content: C; isPublished: boolean; isSample: boolean; updatedAt: Date };

/** What has versions: each time that it is published, what it says from then on is kept. */
export type VersionedKind<C extends object> = {
  /** As the audit calls it. */
  kind: string;
  /** As a refusal begins: `This case`. */
  noun: string;
  edit: Permission;
  /** What may be published. */
  whole: z.ZodType<C>;
  /** @returns undefined where there is no such document */
  find: (ctx: Pick<Ctx, 'db'>, id: string) => Promise<Stored<C> | undefined>;
  /** Lets visitors see it: allows, writes, audits and announces. */
  publish: (ctx: Ctx, id: string, content: C) => Promise<unknown>;
};

/**
 * One kind of what the site says and staff write: the home page, a service's page, a case. Where it is kept and what its
 * publishing means, its noun says; its draft and its versions are the same for all kinds.
 */
export type DocumentKind<C extends object> = VersionedKind<C> & {
  /** What may wait as a draft, which can have gaps. */
  draft: z.ZodType<C>;
  /** Makes sure that its pictures are there, and stay until the transaction ends. @throws Invalid naming the field */
  lockPictures: (ctx: Pick<Ctx, 'db'>, content: C) => Promise<void>;
  /** The page that shows the draft to whoever has its link. */
  previewPath: (token: string, id: string) => string;
};

/** A document as staff edit it: `content` is what its draft says, or what is published where none waits. */
export type Edited<C> = Stored<C> & {
  id: string;
  draft: { staffName: string; at: Date; previewPath: string } | null;
};
