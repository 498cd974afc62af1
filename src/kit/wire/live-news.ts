import type { AppEvent } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';

/** What open back offices hear of one kind of record. */
export type LiveNews = {
  /** Its name on the line. */
  event: string;
  /** Who hears it. */
  permission: Permission;
  /** The record that an announcement is about, what of it is new, and who has it no more; null for what is about something else. */
  about(event: AppEvent): { id: string; change?: string; takenFrom?: string | undefined } | null;
  /** What is told of these records, asked by somebody who may hear it. */
  read(ctx: Ctx, ids: string[]): Promise<{ id: string }[]>;
};
