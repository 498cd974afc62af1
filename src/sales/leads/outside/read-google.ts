import { z } from 'zod';
import { labelOf, type ToldLead } from './told-lead.ts';

const text = z.union([z.string(), z.number()]).transform(String).catch('');
const Column = z.object({ column_id: text, column_name: text, string_value: text });
const Lead = z.object({
  lead_id: z.string().min(1).max(300),
  google_key: text,
  is_test: z.boolean().catch(false),
  campaign_id: text,
  gcl_id: text,
  user_column_data: z.array(z.unknown()).catch([]),
});

/**
 * It has no field for a consent: a form asks by a question of its own, which is a column as any other.
 * Source: developers.google.com/google-ads/webhook/docs/implementation. @throws ZodError without an id
 */
export function googleLeadIn(body: unknown): ToldLead & { key: string } {
  const lead = Lead.parse(body);
  return {
    externalId: lead.lead_id,
    key: lead.google_key,
    isTest: lead.is_test,
    fields: lead.user_column_data.flatMap((one) => {
      const { data } = Column.safeParse(one);
      const key = data?.column_id || data?.column_name || '';
      if (!data || !key || !data.string_value) return [];
      return [{ key, label: data.column_name || labelOf(key), value: data.string_value }];
    }),
    ticks: {},
    attribution: {
      utmSource: 'google',
      utmMedium: 'lead-form',
      utmCampaign: lead.campaign_id,
      ...(lead.gcl_id && { gclid: lead.gcl_id }),
    },
    // Without what lets others speak for Google.
    raw: { ...(body as object), google_key: undefined },
  };
}
