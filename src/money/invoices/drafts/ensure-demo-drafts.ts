import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { invoiceDrafts } from './table.server.ts';
import { contentOf } from './drafts.ts';
import { numbersOf } from '../supplier-bills/supplier-bill.ts';
import { sampleBill } from '../supplier-bills/sample-bill.ts';
import { supplierBills } from '../supplier-bills/table.server.ts';
import { DraftInput } from './draft-input.ts';
import { BuyerInput } from '#money/buyers/buyer-input.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { describeFile } from '#agency/media/describe-file.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Under which is kept that they were written. */
const seeded = 'invoice-drafts-seeded';

const samples = [
  {
    buyer: {
      name: 'Kabir Sample',
      company: 'Sample Travels',
      email: 'kabir@example.com',
      mobile: '9000000032',
      address: '14 Example Road, Mulund West, Mumbai',
      pincode: '400080',
      stateCode: '27',
    },
    draft: {
      lines: [
        {
          title: 'Retainer',
          description: 'Google Ads looked after, texts and a report',
          sac: '998361',
          unit: 'month',
          quantity: 1,
          unitPaise: 4_500_000,
          gstPercent: 18,
        },
        {
          kind: 'pure-agent',
          title: 'What the clicks cost',
          description: 'Paid to Google in your name, as agreed',
          quantity: 1,
          unitPaise: 2_000_000,
          gstPercent: 18,
          proof: 'SAMPLE-4711',
        },
      ],
    },
  },
  {
    buyer: {
      name: 'Lakshmi Sample',
      company: 'Sample Silks',
      email: 'lakshmi@example.com',
      mobile: '9000000033',
      address: '4 Example Street, Bengaluru',
      pincode: '560001',
      stateCode: '29',
    },
    draft: {
      pricesInclude: true,
      lines: [
        {
          title: 'Domain and certificate',
          description: 'sample-silks.example, until next November',
          sac: '998315',
          unit: 'year',
          quantity: 1,
          unitPaise: 199_900,
          gstPercent: 18,
        },
      ],
    },
  },
];

/** Buyers and drafts to try things with, once: whoever deletes them is rid of them. Demo mode only: the caller sees to that. */
export async function ensureDemoDrafts(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const first = await ctx.db
      .insert(settings)
      .values({ key: seeded, value: true })
      .onConflictDoNothing()
      .returning({ key: settings.key });
    if (first.length === 0) return;
    for (const { buyer, draft } of samples) {
      const buyerId = v7();
      await ctx.db.insert(buyers).values({ ...BuyerInput.parse(buyer), id: buyerId, isSample: true });
      const input = DraftInput.parse({ ...draft, buyerId, dueDays: 15 });
      const { totals } = await contentOf(ctx, input, await readBuyer(ctx, { buyerId }));
      const draftId = v7();
      await ctx.db
        .insert(invoiceDrafts)
        .values({ ...input, id: draftId, totalPaise: totals.totalPaise, isSample: true });
      for (const number of numbersOf(input.lines)) await layBill(ctx, { draftId, number });
    }
  });
}

async function layBill(ctx: Pick<Ctx, 'db' | 'files'>, bill: { draftId: string; number: string }) {
  const content = sampleBill(`${bill.number}, made out to Sample Travels. Not a real bill.`);
  const file = describeFile({ place: 'bill', name: `${bill.number}.pdf`, content });
  await ctx.files.put(file.storedName, content);
  await ctx.db.insert(supplierBills).values({ ...file, ...bill, id: v7() });
}

/** Writes them once more where none of the buyers is left. */
export async function addDemoDraftsAgain(ctx: Ctx): Promise<void> {
  if ((await ctx.db.$count(buyers, eq(buyers.isSample, true))) === 0)
    await ctx.db.delete(settings).where(eq(settings.key, seeded));
  await ensureDemoDrafts(ctx);
}
