import { and, eq } from 'drizzle-orm';
import { leadEvents } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** A note of a timeline, for the machinery; null where it went with its lead. */
export async function readNote(ctx: Pick<Ctx, 'db'>, { noteId }: { noteId: string }) {
  const [note] = await ctx.db
    .select({ text: leadEvents.data, staffId: leadEvents.staffId, staffName: leadEvents.staffName })
    .from(leadEvents)
    .where(and(eq(leadEvents.id, noteId), eq(leadEvents.kind, 'note')));
  return note ? { ...note, text: note.text.text ?? '' } : null;
}
