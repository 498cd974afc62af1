import type { Upgrades } from '../list-upgrades.ts';
import { upgradeNames } from './names.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { callPath } from '#kit/path-of.ts';
import type { WireOf } from '#kit/wire/names.ts';

type Plan = Upgrades['plans'][number];
type Data = WireOf<typeof upgradeNames, Omit<Upgrades, 'plans'>> & {
  plans: WireOf<typeof upgradeNames, Plan>[];
};

/** What one's own plan can be exchanged for today. */
export async function fetchUpgrades(admissionId: string): Promise<Outcome<Upgrades>> {
  const answer = await sendSignedIn<{ data: Data }>('GET', callPath`/upgrades/${admissionId}`);
  if (!answer.ok) return answer;
  const { plans, ...found } = answer.data;
  return { ok: true, ...upgradeNames.fromWire(found), plans: plans.map(upgradeNames.fromWire) };
}

/** Begins to pay the difference. */
export const beginUpgrade = (admissionId: string, planId: string) =>
  sendSignedIn<{ checkoutPageUrl: string; transaction_id: string }>(
    'POST',
    callPath`/upgrades/${admissionId}`,
    upgradeNames.toWire({ planId }),
  );
