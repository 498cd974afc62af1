import { DealChances } from '../deal.ts';
import { dealChancesKey, readDealChances } from '../read-chances.ts';
import { updateDealChances } from '../update-chances.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

export const staffDealRoutes = singleDocumentRoutes('deal-chances', {
  read: 'leads:read',
  edit: 'lead-rules:edit',
  input: DealChances,
  answer: DealChances.extend({ etag }).openapi('DealChances'),
  says: {
    get: 'How likely leads become sales, by their status',
    got: 'In percent',
    put: 'Say how likely leads become sales',
    saved: 'In percent',
  },
  get: readDealChances,
  update: updateDealChances,
  id: dealChancesKey,
  record: savedRecord<DealChances>({
    subject: 'settings',
    editable: fieldsOf(DealChances),
    read: (ctx) => readDealChances(ctx),
  }),
});
