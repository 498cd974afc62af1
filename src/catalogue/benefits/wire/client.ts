import { send, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { toPaise } from '#kit/india/money.ts';
import type { ShownBenefit } from '../benefit.ts';
import { benefitNames } from './names.ts';

type Told = {
  id: string;
  title: string;
  description: string;
  icon: string;
  original: number;
  price: number;
  status: string;
  additional: 0 | 1 | null;
  position: number;
};

/** What can be added, both kinds sorted by position. */
export async function fetchBenefits(): Promise<Outcome<{ benefits: ShownBenefit[] }>> {
  const answer = await send<{ list: WireOf<typeof benefitNames, Told>[] }>('GET', '/benefit/getall/details');
  if (!answer.ok) return answer;
  const benefits = answer.list
    .filter(({ status }) => status === 'Active')
    .toSorted((a, b) => a.position - b.position)
    .map(benefitNames.fromWire)
    .map(({ id, title, description, icon, original, price, additional }) => ({
      id,
      title,
      description,
      icon,
      originalPaise: toPaise(original),
      pricePaise: toPaise(price),
      additional: additional === 1,
    }));
  return { ok: true, benefits };
}
