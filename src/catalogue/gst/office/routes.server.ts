import { GstRateInput } from '../gst-rate.ts';
import { listGstRates } from '../list-gst-rates.ts';
import { createGstRate, deleteGstRate, reorderGstRates, updateGstRate } from '../write-gst-rate.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import { GstRate } from './answers.ts';

const rate = savedRecord<GstRateInput>({
  subject: 'gst-rate',
  editable: fieldsOf(GstRateInput),
  read: async (ctx, id) => (await listGstRates(ctx)).find((found) => found.id === id),
});

export const staffGstRoutes = orderedListRoutes('gst-rates', {
  read: 'gst-rates:read',
  edit: 'gst-rates:edit',
  input: GstRateInput,
  answer: GstRate,
  summaries: {
    list: 'GST rates; the first one is charged',
    listed: 'Rates',
    create: 'Add a rate at the end',
    reorder: 'Put the rates into this order',
    update: 'Change a rate',
    remove: 'Remove a rate, but not the last one',
  },
  conflicts: ['remove'],
  most: 50,
  list: listGstRates,
  create: createGstRate,
  reorder: reorderGstRates,
  update: (ctx, { id: rateId, ...input }) => updateGstRate(ctx, { ...input, rateId }),
  remove: (ctx, { id: rateId }) => deleteGstRate(ctx, { rateId }),
  record: rate,
});
