import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { incomingMails, waits } from '#agency/incoming-mails/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { showPath } from '#kit/screen-paths.ts';
import { leads } from '#sales/leads/table.server.ts';
import type { Desk } from './desk.ts';
import { ofAnyDesk } from './of-desk.ts';
import type { TodayItem } from './today-item.ts';

const aDay = 86_400_000;
const since = {
  email: 'Waits for us since their mail',
  whatsapp: 'Waits for us since they wrote on WhatsApp',
};

/** Whoever has answered a mail of ours or written on WhatsApp and waits for us, and mails of which nobody has said whose they are. */
export async function waitingMails(ctx: Ctx, desk: Desk): Promise<TodayItem[]> {
  const found = await ctx.db
    .select({ mail: incomingMails, lead: leads })
    .from(incomingMails)
    .leftJoin(leads, eq(leads.id, incomingMails.leadId))
    // What hangs on no lead is on everybody's desk; what hangs on one in the trash, and on nobody else, on none.
    .where(and(waits, ofAnyDesk(desk), or(isNull(leads.deletedAt), isNotNull(incomingMails.customerId))))
    .orderBy(asc(incomingMails.id))
    .limit(desk.limit);
  return found.map(({ mail, lead }) => ({
    id: `mail:${mail.id}`,
    kind: 'mail',
    urgency: mail.strayBecause ? 'waiting' : desk.now.getTime() - mail.at.getTime() > aDay ? 'late' : 'today',
    who: lead?.name || mail.fromName || mail.fromAddress,
    reason: mail.strayBecause
      ? `Whose is it? ${mail.subject || mail.text.slice(0, 80)}`
      : `${since[mail.channel]}: ${mail.subject || mail.text.slice(0, 80) || 'a file'}`,
    at: mail.at.toISOString(),
    valuePaise: lead?.valuePaise ?? null,
    path: lead ? showPath('leads', lead.id) : showPath('incoming-mails', mail.id),
    phone: lead?.phoneComplete ? lead.phone : '',
    leadId: lead?.id,
    // Whose it is, is said on its own screen.
    acts: desk.may('incoming-mails:edit') && !mail.strayBecause ? [handled(mail.id)] : [],
  }));
}

const handled = (id: string): TodayItem['acts'][number] => {
  const call = { method: 'PATCH' as const, path: `/incoming-mails/${id}` };
  return {
    ...call,
    label: 'Done',
    did: 'Nothing more to do',
    body: { handled: true },
    undo: { ...call, body: { handled: false } },
  };
};
