import { z } from '@hono/zod-openapi';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { treatments } from '#catalogue/gst/treatment.ts';
import { units } from '#kit/units.ts';
import { shortListRoutes } from '#kit/wire/short-list.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { listPrices } from '../list-prices.ts';
import { PriceItemInput } from '../price-item.ts';
import { createPriceItem, deletePriceItem, listPriceItems, updatePriceItem } from '../staff-price-items.ts';

const item = savedRecord<PriceItemInput>({
  subject: 'price-item',
  editable: fieldsOf(PriceItemInput),
  read: async (ctx, id) => (await listPriceItems(ctx)).find((found) => found.id === id),
});

const Price = z.object({
  id: z.string(),
  group: z.string(),
  title: z.string(),
  description: z.string(),
  sac: z.string(),
  unit: z.enum(units),
  unitPricePaise: z.number().int().openapi({ description: 'Before GST' }),
  gstPercent: z.number(),
  treatment: z.enum(treatments),
});

export const staffPriceItemRoutes = [
  ...shortListRoutes('price-items', {
    read: 'pricing:read',
    edit: 'pricing:edit',
    input: PriceItemInput,
    list: listPriceItems,
    create: createPriceItem,
    update: updatePriceItem,
    remove: deletePriceItem,
    record: item,
  }),
  staffRoute('pricing:read', {
    method: 'get',
    path: '/prices',
    summary: 'All that is sold at a price, the site’s plans, features and benefits included',
    answer: ['Group by group', z.array(Price)],
    handle: listPrices,
  }),
];
