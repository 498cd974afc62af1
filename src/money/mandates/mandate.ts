/** What everybody may know about mandates, browsers included. */
import { pathOf } from '#kit/path-of.ts';
import type { Paise } from '#kit/india/money.ts';
import type { GatewayMandate } from '#kit/ports/gateway.ts';

/** asked → refused | active ⇄ paused → cancelled; ended: nobody agreed in time. The last two are for good. */
export const mandateStates = ['asked', 'refused', 'active', 'paused', 'cancelled', 'ended'] as const;
export type MandateState = (typeof mandateStates)[number];

/** A recurring invoice has at most one of these; the database sees to it. */
export const livingStates = ['asked', 'refused', 'active', 'paused'] satisfies MandateState[];
export const isLiving = (state: MandateState) => (livingStates as MandateState[]).includes(state);

/** What the gateway's word makes of ours. */
export const stateBy = {
  open: 'asked',
  refused: 'refused',
  active: 'active',
  paused: 'paused',
  cancelled: 'cancelled',
  ended: 'ended',
} satisfies Record<GatewayMandate['status'], MandateState>;

/**
 * announced: its payer is told, the bank is asked later · asked: the bank has been asked · above: more than a mandate may
 * debit, a link was mailed instead · skipped: the payer did not want this one, or nothing was open any more.
 */
export const debitStates = ['announced', 'asked', 'paid', 'failed', 'skipped', 'above'] as const;
export type DebitState = (typeof debitStates)[number];

/** With GST; what is above it needs the payer's own yes each time. Source: RBI, E-mandate Framework, 21 April 2026 */
export const mostByMandatePaise: Paise = 15_000_00;

/** The page on which a customer agrees to a mandate, and ends it. */
export const mandatePath = (token: string) => pathOf('/mandate/:token', { token });
