import { DealChances } from '../deal.ts';
import { Forecast } from '../forecast.ts';
import { readForecast } from '../read-forecast.ts';
import { dealChancesKey, readDealChances } from '../read-chances.ts';
import { updateDealChances } from '../update-chances.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

export const staffDealRoutes = [
  ...singleDocumentRoutes('deal-chances', {
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
  }),
  staffRoute('leads:read', {
    method: 'get',
    path: '/deal-forecast',
    summary: 'What the open leads will bring, by chance',
    answer: ['By month, person and status, all of the same leads', Forecast],
    errors: [503],
    handle: (ctx) => readForecast(ctx),
  }),
];
