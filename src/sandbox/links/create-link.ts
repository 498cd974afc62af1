import { badInput } from '../errors.ts';
import { newId } from '../ids.ts';
import { amountIn, currencyIn, notesIn, textIn, type Body } from '../input.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import type { PaymentLink } from './link.ts';

export const linkFields = [
  'amount',
  'currency',
  'accept_partial',
  'first_min_partial_amount',
  'description',
  'reference_id',
  'customer',
  'expire_by',
  'notify',
  'notes',
  'callback_url',
  'callback_method',
  'reminder_enable',
];

const fifteenMinutes = 900;
const sixMonths = 183 * 86_400;

/** @throws Refused, for a reference that was used before as well */
export function createLink(world: SandboxContext, body: Body): PaymentLink {
  const now = world.now();
  const amount = amountIn(body);
  const currency = currencyIn(body);
  const reference_id = textIn(body, 'reference_id', 40) ?? '';
  if (body.accept_partial === true) throw badInput('Partial payment is not enabled for your account.');
  if (reference_id && world.store.list('links').some((link) => link.reference_id === reference_id))
    throw badInput(`payment link creation with reference ID already attempted: ${reference_id}`);
  const expire_by = body.expire_by ?? now + sixMonths;
  if (!Number.isSafeInteger(expire_by))
    throw badInput('The expire_by must be an integer.', { field: 'expire_by' });
  if ((expire_by as number) < now + fifteenMinutes)
    throw badInput('timestamp must be atleast 15 minutes in future', { field: 'expire_by' });
  const callback_url = textIn(body, 'callback_url', 2048) ?? '';
  if (callback_url && (body.callback_method !== 'get' || !URL.canParse(callback_url)))
    throw badInput('callback_method must be get', { field: 'callback_method' });
  const id = newId('plink');
  const link: PaymentLink = {
    id,
    accept_partial: false,
    amount,
    amount_paid: 0,
    callback_method: callback_url && 'get',
    callback_url,
    cancelled_at: 0,
    created_at: now,
    currency,
    customer: {},
    description: textIn(body, 'description', 2048) ?? '',
    expire_by: expire_by as number,
    expired_at: 0,
    first_min_partial_amount: 0,
    notes: body.notes === undefined ? null : notesIn(body),
    notify: { email: false, sms: false },
    payments: null,
    reference_id,
    reminder_enable: false,
    short_url: `${world.merchant.baseUrl}/l/${id.slice('plink_'.length)}`,
    status: 'created',
    updated_at: now,
    user_id: '',
  };
  world.commit([put('links', link)]);
  return link;
}
