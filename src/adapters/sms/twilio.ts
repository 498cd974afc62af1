import { createHmac } from 'node:crypto';
import type { Sms, SmsCall } from '#kit/ports/sms.ts';
import { callCarrier, objectOf } from '#adapters/carrier/call-carrier.ts';
import { isSame } from '#adapters/carrier/is-same.ts';
import { deliveryOf, fieldsOf, textOf } from './reports.ts';
import { smsRefusal } from './sms-refusal.ts';

type Options = {
  accountSid: string;
  authToken: string;
  /** A number like +15005550006, the header, or a messaging service (MG…). */
  from: string;
  url: string;
  publicUrl: string;
  reportSecret: string | null;
};

/**
 * Twilio's Messages. Reports come to an address with our message's id in it, signed with the auth token.
 * Source: twilio.com/docs/messaging/api/message-resource, twilio.com/docs/usage/security
 */
export function createTwilio({ accountSid, authToken, from, url, publicUrl, reportSecret }: Options): Sms {
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const callback = (id: string) => `${publicUrl}/webhooks/sms/${reportSecret}?message=${id}`;
  const isSigned = ({ path, body, signature }: SmsCall) => {
    const fields = [...new URLSearchParams(body)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const signed = publicUrl + path + fields.flat().join('');
    return isSame(signature, createHmac('sha1', authToken).update(signed).digest('base64'));
  };
  return {
    byTemplate: false,
    async send({ id, to, text }) {
      const form = new URLSearchParams({
        To: `+91${to}`,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
        ...(reportSecret && { StatusCallback: callback(id) }),
      });
      const answer = await callCarrier(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { Authorization: `Basic ${basic}` },
        body: form,
      });
      const { sid, message } = objectOf(answer.body);
      if (answer.status >= 300) throw smsRefusal(answer, textOf(message));
      return { carrierId: textOf(sid) || null };
    },
    readReports(call) {
      if (!isSame(call.secret, reportSecret) || !isSigned(call)) return null;
      const { MessageSid, MessageStatus, ErrorCode } = fieldsOf(call);
      const delivery = deliveryOf(MessageStatus);
      if (!delivery) return [];
      return [
        {
          carrierId: textOf(MessageSid) || null,
          messageId: new URL(call.path, publicUrl).searchParams.get('message'),
          delivery,
          reason: ErrorCode ? `Twilio's error ${textOf(ErrorCode)}` : '',
        },
      ];
    },
  };
}
