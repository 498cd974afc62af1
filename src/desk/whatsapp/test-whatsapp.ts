import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { staff } from '#agency/staff/table.server.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { messages } from '#agency/messages/table.server.ts';
import { whatsAppEvents, type WhatsAppEvent } from '#agency/whatsapp/events.ts';
import { languages } from '#kit/language/language.ts';
import { aLead } from '#office/test-office.ts';
import { leads } from '#sales/leads/table.server.ts';
import { openQuotations } from '#sales/quotations/wire/test-quotations.ts';
import { serveWhatsApp } from '#sandbox/whatsapp/serve-whatsapp.ts';
import type { WhatsAppNotice } from '#sandbox/whatsapp/whatsapp-calls.ts';

export const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** What Asha's phone says to the office. */
export const aNote = (id: string, over: object = {}) => ({
  id,
  from: '919000055001',
  name: 'Asha P',
  at: nowSeconds(),
  text: 'Namaste',
  ...over,
});

/** The whole server with WhatsApp's stand-in behind it, and the owner in a browser. */
export async function openWhatsApp(variables: Record<string, string> = {}) {
  const carrier = await serveWhatsApp();
  const site = await openQuotations({ ...carrier.settings, ...variables });
  const credentials = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await site.db.insert(staff).values({
    id: v7(),
    email: credentials.email,
    name: 'Owner',
    role: 'owner',
    passwordHash: await site.ctx.passwords.hash(credentials.password),
  });
  const owner = site.browser();
  await owner('POST', '/staff/session', credentials);

  /** Everything that we tell of, approved in every language; a quotation with its PDF. */
  const approveAll = () => {
    carrier.templates.length = 0;
    for (const event of Object.keys(whatsAppEvents) as WhatsAppEvent[])
      for (const language of languages) {
        const { name, text } = whatsAppEvents[event].texts[language];
        carrier.templates.push({
          name,
          language: language === 'en' ? 'en_US' : language,
          status: 'APPROVED',
          category: 'UTILITY',
          components: [
            ...(event === 'quotation-sent' ? [{ type: 'HEADER', format: 'DOCUMENT' }] : []),
            { type: 'BODY', text },
          ],
        });
      }
  };
  const refresh = () => owner('POST', '/staff/whatsapp-templates/refresh');
  /** A call of WhatsApp's. */
  const tell = (notice: WhatsAppNotice, secret?: string) => {
    const { body, headers } = carrier.call(notice, secret);
    return site.product.app.request('/webhooks/whatsapp', { method: 'POST', headers, body });
  };
  const latest = async () => {
    const [row] = await site.db
      .select()
      .from(messages)
      .where(eq(messages.channel, 'whatsapp'))
      .orderBy(desc(messages.id))
      .limit(1);
    return row as typeof messages.$inferSelect;
  };
  const deliver = async () => deliverMessage(site.ctx, { messageId: (await latest()).id });
  const file = async (over: Parameters<typeof aLead>[0]) => {
    const row = aLead(over);
    await site.db.insert(leads).values(row);
    return row.id as string;
  };
  type Entry = Record<string, unknown> & { kind: string };
  const timeline = async (leadId: string) =>
    (await owner<{ timeline: Entry[] }>('GET', `/staff/leads/${leadId}`)).body.timeline;
  const answersOn = async (leadId: string) =>
    (await timeline(leadId)).filter(({ kind }) => kind === 'answer');
  return {
    ...site,
    site,
    carrier,
    owner,
    approveAll,
    refresh,
    tell,
    latest,
    deliver,
    file,
    timeline,
    answersOn,
    async close() {
      await site.close();
      await carrier.close();
    },
  };
}

/** The same where WhatsApp has approved all that we tell of. */
export async function openApproved(variables: Record<string, string> = {}): Promise<WhatsAppSite> {
  const shop = await openWhatsApp(variables);
  shop.approveAll();
  await shop.refresh();
  return shop;
}
export type WhatsAppSite = Awaited<ReturnType<typeof openWhatsApp>>;
