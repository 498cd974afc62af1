import { toPaise, type Paise } from '#kit/india/money.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { couponNames } from './names.ts';

/** Whether a coupon holds now. Rejects without an answer. */
export async function checkCoupon(code: string): Promise<Outcome<{ holds: boolean }>> {
  const answer = await sendSignedIn<{ couponData?: object }>(
    'GET',
    `/coupon/check/${encodeURIComponent(code)}`,
  );
  return answer.ok ? { ok: true, holds: Boolean(answer.couponData) } : answer;
}

/** Keeps a use of a coupon. `message` is the server's, for under the field. */
export async function applyCoupon(input: {
  code: string;
  planId: string;
  name: string;
  customerId: string;
  phone: string;
}): Promise<Outcome<{ message: string; discountPaise: Paise; totalPaise: Paise }>> {
  const answer = await sendSignedIn<{ message: string; discount: number; total: number }>(
    'POST',
    '/coupon/apply',
    {
      ...couponNames.toWire({ code: input.code, planId: input.planId }),
      person_name: input.name,
      person_id: input.customerId,
      mobile: input.phone,
    },
  );
  if (!answer.ok) return answer;
  const { message, discount, total } = answer;
  return { ok: true, message, discountPaise: toPaise(discount), totalPaise: toPaise(total) };
}
