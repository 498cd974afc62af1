import { sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';

/** What happened to a lead. */
export type LeadChangeKind = 'created' | 'updated' | 'late' | 'escalated';

/** What happened to a payment: its money came, somebody has to look at it, or its customer wants it back. */
export type PaymentChange = 'paid' | 'trouble' | 'refund-asked';

/** What other processes and open browsers should hear about. Small, but for tags: of those there may be any number. */
export type AppEvent =
  /** `late`: it should have been answered by now; `escalated`: long ago. `takenFrom`: whose it was until now. */
  | { kind: 'lead'; leadId: string; change: LeadChangeKind; takenFrom?: string }
  | { kind: 'message'; messageId: string }
  /** A mail came in that somebody is to look at. */
  | { kind: 'incoming-mail'; mailId: string }
  | { kind: 'quotation'; quotationId: string }
  | { kind: 'payment'; transactionId: string; change: PaymentChange }
  | { kind: 'pages'; tags: string[] }
  /** Who carries mails, SMS or payments was set anew. */
  | { kind: 'server-settings' }
  /** Who may sign in where has changed: what is known of this customer's sessions no longer holds. */
  | { kind: 'customer'; customerId: string }
  /** What a colleague may do has changed, or whether they may at all. */
  | { kind: 'staff'; staffId: string };

/** What a process hears; `resync`: the line was cut for a while, so anything may have changed unheard. */
export type ReceivedEvent = AppEvent | { kind: 'resync' };

/** Port to what all processes announce. `subscribe` answers with the way to stop hearing. */
export type Events = { subscribe(listener: (event: ReceivedEvent) => void): () => void };

export const eventChannel = 'nirmaan_events';

/** Tells every process once the caller's transaction commits; a rollback tells nobody. */
export async function announce(ctx: Pick<Ctx, 'db'>, ...events: AppEvent[]): Promise<void> {
  if (events.length === 0) return;
  const payloads = JSON.stringify(events.flatMap(fitting).map((event) => JSON.stringify(event)));
  // As rows: a statement answers with 1,664 columns at most.
  await ctx.db.execute(
    sql`select pg_notify(${eventChannel}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as payload`,
  );
}

/** A notification holds so many bytes. */
const most = 7_999;

/** An event as it is, or where it names too many tags, in as many parts as it takes. */
function fitting(event: AppEvent): AppEvent[] {
  if (event.kind !== 'pages' || event.tags.length < 2) return [event];
  if (Buffer.byteLength(JSON.stringify(event)) <= most) return [event];
  const half = event.tags.length / 2;
  return [event.tags.slice(0, half), event.tags.slice(half)].flatMap((tags) => fitting({ ...event, tags }));
}
