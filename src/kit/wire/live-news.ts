import type { AppEvent } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';

/** What open back offices hear of one kind of record. */
export type LiveNews = {
  /** Its name on the line. */
  event: string;
  /** Who hears it. */
  permission: Permission;
  /** The record that an announcement is about, and what of it is new; null for what is about something else. */
  about(event: AppEvent): { id: string; change?: string } | null;
  /** What is told of these records, asked by somebody who may hear it. */
  read(ctx: Ctx, ids: string[]): Promise<{ id: string }[]>;
};
