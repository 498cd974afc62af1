import { z } from 'zod';
import type { Sms, SmsReport } from '#kit/ports/sms.ts';
import { callCarrier, objectOf } from '#adapters/carrier/call-carrier.ts';
import { isSame } from '#adapters/carrier/is-same.ts';
import { fieldsOf, textOf } from './reports.ts';
import { smsRefusal } from './sms-refusal.ts';

type Options = { authKey: string; url: string; reportSecret: string | null };

/** Of their webhook, version 2 (a form whose `data` is JSON) and 3 (JSON, one report). */
const Told = z.object({
  requestId: z.string(),
  status: z.coerce.string().optional(),
  desc: z.string().optional(),
  report: z
    .array(
      z.object({
        status: z.coerce.string(),
        desc: z.string().optional(),
        failedReason: z.string().optional(),
      }),
    )
    .optional(),
});

/** 1 delivered; 2 failed, 9 do-not-disturb, 16 and 25 rejected, 17 blocked. Anything else is on its way. */
const deliveries = new Map<string, SmsReport['delivery']>([
  ['1', 'delivered'],
  ...['2', '9', '16', '17', '25'].map((status) => [status, 'undelivered'] as const),
]);

/**
 * MSG91's Flow API. It knows the text, its DLT ids and the agency's entity by a template of its own; the gap's name in
 * that template is `code`. An answer 200 with another type than `success` is a refusal.
 * Source: docs.msg91.com (Send SMS: POST /api/v5/flow), msg91.com/help (delivery reports on a webhook)
 */
export const createMsg91 = ({ authKey, url, reportSecret }: Options): Sms => ({
  byTemplate: true,
  async send({ to, template: { carrierTemplateId, header, values } }) {
    const answer = await callCarrier(`${url}/api/v5/flow`, {
      method: 'POST',
      headers: { authkey: authKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        template_id: carrierTemplateId,
        sender: header,
        short_url: '0',
        recipients: [{ mobiles: `91${to}`, code: values[0] }],
      }),
    });
    const { type, message } = objectOf(answer.body);
    if (answer.status >= 300 || type !== 'success') throw smsRefusal(answer, textOf(message));
    return { carrierId: textOf(message) || null };
  },
  readReports(call) {
    if (!isSame(call.secret, reportSecret)) return null;
    const fields = fieldsOf(call);
    const told = typeof fields.data === 'string' ? listOf(fields.data) : [fields];
    return told.flatMap((one) => {
      const { success, data } = Told.safeParse(one);
      return success ? reportsOf(data) : [];
    });
  },
});

const listOf = (text: string): unknown[] => Object.values(objectOf(text));

const reportsOf = ({ requestId, report, status = '', desc = '' }: z.infer<typeof Told>): SmsReport[] =>
  (report ?? [{ status, desc, failedReason: '' }]).flatMap((one) => {
    const delivery = deliveries.get(one.status);
    if (!delivery) return [];
    const reason = delivery === 'delivered' ? '' : one.failedReason || one.desc || '';
    return [{ carrierId: requestId, messageId: null, delivery, reason }];
  });
