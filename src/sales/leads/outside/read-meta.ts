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
/** `1` or nothing, as far as is known; its reference calls it a text. */
const Tick = z.object({
  checkbox_key: z.string(),
  is_checked: z.union([z.string(), z.number(), z.boolean()]).catch(''),
});
const text = z.string().catch('');
const Lead = z.object({
  field_data: z.array(z.unknown()).catch([]),
  custom_disclaimer_responses: z.array(z.unknown()).catch([]),
  ad_id: text,
  ad_name: text,
  campaign_id: text,
  campaign_name: text,
});

/**
 * Optional boxes of a form's own disclaimer are told beside its fields.
 * Source: developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving#reading-custom-disclaimer-responses
 */
export function metaLeadOf(leadgenId: string, told: Record<string, unknown>): ToldLead {
  const lead = Lead.parse(told);
  const fields = lead.field_data.flatMap((one) => {
    const { data } = Field.safeParse(one);
    const value = data?.values.filter((said) => said !== null).join(', ') ?? '';
    return data && value ? [{ key: data.name, label: labelOf(data.name), value }] : [];
  });
  const ticks = lead.custom_disclaimer_responses.flatMap((one) => {
    const { data } = Tick.safeParse(one);
    return data ? [[data.checkbox_key, ['1', 'true'].includes(String(data.is_checked))] as const] : [];
  });
  return {
    externalId: leadgenId,
    // Meta's own tool for trying a form out fills each field with these words.
    isTest: fields.length > 0 && fields.every(({ value }) => value.startsWith('<test lead:')),
    fields,
    ticks: Object.fromEntries(ticks),
    attribution: {
      utmSource: 'meta',
      utmMedium: 'lead-ad',
      utmCampaign: lead.campaign_name || lead.campaign_id,
      utmContent: lead.ad_name || lead.ad_id,
    },
    raw: told,
  };
}
