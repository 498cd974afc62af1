import { v7 } from 'uuid';
import { customers } from '#people/customers/table.server.ts';
import { seed } from '#sample/seed.ts';
import { openShop } from '#money/payments/wire/test-shop.ts';
import type { Ctx } from '#kit/context.ts';

export type WirePlan = {
  id: string;
  plan_name: string;
  price: number;
  sell_price: number;
  duration: number;
  benefits: string;
  class_name: string;
};

/** The server and its sandbox gateway with sample plans, levels, sessions and customers. */
export async function openAdmissions() {
  const shop = await openShop();
  await seed(shop.db);
  const asked = await shop.browser()<WirePlan[]>('GET', '/pricing/admin1997');
  const plan = (name: string) => asked.body.find(({ plan_name }) => plan_name === name) ?? missing(name);

  const form = (fields: Record<string, string | File> = {}) => {
    const data = new FormData();
    const all = {
      full_name: 'Ravi Kale',
      phone: '9000000031',
      email: 'ravi@example.com',
      address: '4 Lake Road',
      street: 'Bhandup West',
      pincode: '400078',
      state: 'Maharashtra',
      country: 'India',
      center_name: 'Website Development',
      pricing_plan: JSON.stringify(plan('Website, 1 Year')),
      ...fields,
    };
    for (const [name, value] of Object.entries(all)) data.set(name, value);
    return data;
  };

  /** Somebody with an account, as a verb sees them; without the ceremony of registering. */
  async function person(name: string): Promise<Ctx> {
    const id = v7();
    const [made] = await shop.db
      .insert(customers)
      .values({ id, email: `${name}@example.com`, fullName: name })
      .returning({ code: customers.code })
      .onConflictDoNothing();
    const actor = { kind: 'customer' as const, id, code: made?.code ?? missing(name), sessionId: v7() };
    return { ...shop.ctx, actor };
  }
  return { ...shop, plans: asked.body, plan, form, person };
}

const missing = (what: string): never => {
  throw new Error(`There is no ${what}`);
};
