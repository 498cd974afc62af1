import { badInput } from '../errors.ts';
import { newId } from '../ids.ts';
import { amountIn, currencyIn, notesIn, textIn, type Body } from '../input.ts';
import { put } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import type { CaptureRule, Order } from './order.ts';

export const orderFields = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment',
  'payment_capture',
];

const fiveCrore = 5_00_00_000_00;
const threeDays = 3 * 24 * 60;

export function createOrder(world: SandboxContext, body: Body): Order {
  const amount = amountIn(body);
  if (amount > fiveCrore) throw badInput('Amount exceeds maximum amount allowed.', { field: 'amount' });
  if (![undefined, false, 0, '0'].includes(body.partial_payment as false))
    throw badInput('Partial payment is not enabled for your account.', { field: 'partial_payment' });
  const order: Order = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: currencyIn(body),
    receipt: textIn(body, 'receipt', 40),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: notesIn(body),
    created_at: world.now(),
    capture: captureRule(body),
    linkId: null,
  };
  world.commit([put('orders', order)]);
  return order;
}

/** `payment.capture` of the order, else the older `payment_capture`, else automatic. Source: API reference, capture settings. */
function captureRule({ payment, payment_capture }: Body): CaptureRule {
  const usual = { automaticMinutes: threeDays, manualMinutes: threeDays };
  if (payment === undefined)
    return {
      ...usual,
      mode: [undefined, true, 1, '1'].includes(payment_capture as 1) ? 'automatic' : 'manual',
    };
  const { capture, capture_options: options = {} } = (payment ?? {}) as {
    capture?: unknown;
    capture_options?: Record<string, unknown>;
  };
  if (capture !== 'automatic' && capture !== 'manual')
    throw badInput('The selected payment.capture is invalid.', { field: 'capture' });
  return {
    mode: capture,
    automaticMinutes: minutes(options, 'automatic_expiry_period', 12, Number.MAX_SAFE_INTEGER),
    manualMinutes: minutes(options, 'manual_expiry_period', 12, 7200),
  };
}

function minutes(options: Record<string, unknown>, field: string, least: number, most: number): number {
  const value = options[field];
  if (value === undefined || value === null) return threeDays;
  if (!Number.isSafeInteger(value)) throw badInput(`The ${field} must be an integer.`, { field });
  if ((value as number) < least) throw badInput(`The ${field} must be at least ${least}.`, { field });
  if ((value as number) > most) throw badInput(`The ${field} may not be greater than ${most}.`, { field });
  return value as number;
}
