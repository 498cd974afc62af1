import { sql } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Names what the office is told of a mail that came in. */
export const noticeKey = (mailId: string): string => `incoming-mail:${mailId}`;

/** Deletes what the office was told of these mails: it quotes them. Asked in the words of its index. */
export async function forgetNotices({ db }: Pick<Ctx, 'db'>, mailIds: string[]): Promise<void> {
  const { dedupeKey } = messages;
  await db.delete(messages).where(
    sql`${dedupeKey} like 'incoming-mail:%' and split_part(${dedupeKey}, ':', 2) in
      (select json_array_elements_text(${JSON.stringify(mailIds)}::json))`,
  );
}
