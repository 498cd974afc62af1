import { listActiveBenefits } from '#catalogue/benefits/list-benefits.ts';
import { gstWithin } from '#catalogue/gst/gst.ts';
import { readGstPercent } from '#catalogue/gst/list-gst-rates.ts';
import { listPickers } from '#catalogue/pickers/list-pickers.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { Price } from './price-item.ts';
import { listPriceItems } from './staff-price-items.ts';

/** Services of designing and developing software. */
export const softwareSac = '998314';

/**
 * All that we sell at a price, group by group: the agency's own items, and what the site sells, each read from where its
 * price stands. What is sold with the GST inside comes without it.
 */
export async function listPrices(ctx: Ctx): Promise<Price[]> {
  allow(ctx.actor, 'pricing:read');
  const gstPercent = await readGstPercent(ctx);
  const plain = { description: '', sac: '', unit: '' as const, gstPercent, treatment: '' as const };
  const beforeGst = (paise: number) => gstWithin(paise, gstPercent).taxablePaise;
  const [items, onSale, offered, pickers, benefits] = [
    await listPriceItems(ctx),
    await listPlansOnSale(ctx),
    await listPlans(ctx),
    await listPickers(ctx),
    await listActiveBenefits(ctx),
  ];
  return [
    ...items
      .filter(({ status }) => status === 'Active')
      .map(({ id, title, description, sac, unit, pricePaise, gstPercent: percent, treatment }) => ({
        id,
        group: 'Price list',
        title,
        description,
        sac,
        unit,
        unitPricePaise: pricePaise,
        gstPercent: percent,
        treatment,
      })),
    ...onSale.map(({ id, serviceName, name, months, sellPaise, benefits: lines }) => ({
      ...plain,
      id,
      group: serviceName,
      title: `${serviceName}: ${name} (${periodLabel(months)})`,
      description: lines.join('\n'),
      unitPricePaise: beforeGst(sellPaise),
    })),
    ...offered.map(({ id, duration, description, pricePaise }) => ({
      ...plain,
      id: `plan:${id}`,
      group: 'Plans of the offer',
      title: `Plan: ${duration}`,
      description,
      unitPricePaise: beforeGst(pricePaise),
    })),
    ...pickers.flatMap(({ name, features }) =>
      features.map((feature) => ({
        ...plain,
        id: feature.id,
        group: name,
        title: feature.name,
        sac: softwareSac,
        unitPricePaise: feature.pricePaise,
      })),
    ),
    ...benefits.map(({ id, title, description, pricePaise }) => ({
      ...plain,
      id,
      group: 'Benefits',
      title,
      description,
      unit: 'month' as const,
      unitPricePaise: pricePaise,
    })),
  ];
}
