import type { Sms, SmsText } from '#kit/ports/sms.ts';
import { callCarrier } from '#adapters/carrier/call-carrier.ts';
import { isSame } from '#adapters/carrier/is-same.ts';
import { deliveryOf, fieldsOf, textOf } from './reports.ts';
import { smsRefusal } from './sms-refusal.ts';

export type HttpCarrierOptions = {
  method: string;
  /** With {gaps}, as the body has them. */
  url: string;
  headers: Record<string, string>;
  /** '' where everything stands in the address. */
  body: string;
  /** What the answer's body must match; a group named `id` is the carrier's id. Any 2xx where it is null. */
  success: RegExp | null;
  reportSecret: string | null;
};

/** What may stand in {gaps} of address and body. */
const gapsOf = ({ id, to, text, template }: SmsText): Record<string, string> => ({
  id,
  to,
  text,
  value: template.values[0] ?? '',
  entity: template.entityId,
  header: template.header,
  dltTemplate: template.dltTemplateId,
  template: template.carrierTemplateId,
});

const filled = (pattern: string, gaps: Record<string, string>, escape: (value: string) => string) =>
  pattern.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(gaps, name) ? escape(gaps[name] as string) : gap,
  );

const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

/** Any carrier that takes one request for one text. A report names our id or its own, and how it ended. */
export function createHttpCarrier(options: HttpCarrierOptions): Sms {
  const { method, url, headers, body, success, reportSecret } = options;
  const type = new Headers(headers).get('Content-Type') ?? '';
  const escape = type.includes('json') ? inJson : encodeURIComponent;
  return {
    byTemplate: `${url}${body}`.includes('{template}'),
    async send(sms) {
      const gaps = gapsOf(sms);
      const answer = await callCarrier(filled(url, gaps, encodeURIComponent), {
        method,
        headers,
        ...(body && { body: filled(body, gaps, escape) }),
      });
      const match = success?.exec(answer.body);
      if (answer.status >= 300 || match === null) throw smsRefusal(answer);
      return { carrierId: match?.groups?.id ?? null };
    },
    readReports(call) {
      if (!isSame(call.secret, reportSecret)) return null;
      const { id, status, reason } = fieldsOf(call);
      const delivery = deliveryOf(status);
      const named = textOf(id);
      if (!delivery || !named) return [];
      return [{ carrierId: named, messageId: named, delivery, reason: textOf(reason) }];
    },
  };
}
