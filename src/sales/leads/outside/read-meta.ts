import { z } from 'zod';
import { labelOf, type ToldLead } from './told-lead.ts';

const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,40}$/));
const Change = z.object({ field: z.literal('leadgen'), value: z.object({ leadgen_id: id }).loose() });
const Notice = z.object({
  object: z.literal('page'),
  entry: z.array(z.object({ changes: z.array(z.unknown()).catch([]) })),
});

/** A notice says which leads there are, and not what they say. */
export function metaNoticesIn(body: unknown): { leadgenId: string; raw: unknown }[] {
  const { data } = Notice.safeParse(body);
  return (data?.entry ?? [])
    .flatMap(({ changes }) => changes)
    .flatMap((told) => {
      const { data: change } = Change.safeParse(told);
      return change ? [{ leadgenId: change.value.leadgen_id, raw: change.value }] : [];
    });
}

const Field = z.object({ name: z.string(), values: z.array(z.unknown()) });
const text = z.string().catch('');
const Lead = z.object({
  field_data: z.array(z.unknown()).catch([]),
  ad_id: text,
  ad_name: text,
  campaign_id: text,
  campaign_name: text,
});

/** Source: developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving */
export function metaLeadOf(leadgenId: string, told: Record<string, unknown>): ToldLead {
  const lead = Lead.parse(told);
  const fields = lead.field_data.flatMap((one) => {
    const { data } = Field.safeParse(one);
    const value = data?.values.filter((said) => said !== null).join(', ') ?? '';
    return data && value ? [{ key: data.name, label: labelOf(data.name), value }] : [];
  });
  return {
    externalId: leadgenId,
    // Meta's own tool for trying a form out fills each field with these words.
    isTest: fields.length > 0 && fields.every(({ value }) => value.startsWith('<test lead:')),
    fields,
    attribution: {
      utmSource: 'meta',
      utmMedium: 'lead-ad',
      utmCampaign: lead.campaign_name || lead.campaign_id,
      utmContent: lead.ad_name || lead.ad_id,
    },
    raw: told,
  };
}
