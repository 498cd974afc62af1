import { send, type Outcome } from '#kit/calls/customer-calls.ts';
import { toPaise } from '#kit/india/money.ts';
import type { ShownBenefit } from '../benefit.ts';

type BenefitWire = {
  id: string;
  title: string;
  description: string;
  icon: string;
  price: number;
  sale_price: number;
  status: string;
  additional: 0 | 1 | null;
  position: number;
};

/** What can be added, both kinds sorted by position. */
export async function fetchBenefits(): Promise<Outcome<{ benefits: ShownBenefit[] }>> {
  const answer = await send<{ list: BenefitWire[] }>('GET', '/benefit/getall/details');
  if (!answer.ok) return answer;
  const benefits = answer.list
    .filter(({ status }) => status === 'Active')
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, title, description, icon, price, sale_price: salePrice, additional }) => ({
      id,
      title,
      description,
      icon,
      originalPaise: toPaise(price),
      pricePaise: toPaise(salePrice),
      additional: additional === 1,
    }));
  return { ok: true, benefits };
}
