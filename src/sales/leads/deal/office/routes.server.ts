import { DealChances } from '../deal.ts';
import { Forecast } from '../forecast.ts';
import { readForecast } from '../read-forecast.ts';
import { readTargetProgress } from '../read-target-progress.ts';
import { readTargets, salesTargetsKey } from '../read-targets.ts';
import { SalesTargets, TargetProgress } from '../target.ts';
import { updateTargets } from '../update-targets.ts';
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
  ...singleDocumentRoutes('sales-targets', {
    read: 'leads:read',
    edit: 'lead-rules:edit',
    input: SalesTargets,
    answer: SalesTargets.extend({ etag }).openapi('SalesTargets'),
    says: {
      get: 'What shall be won in every month, and in single ones',
      got: 'GST included; people by their ids',
      put: 'Say what shall be won in every month, and in single ones',
      saved: 'GST included; people by their ids',
    },
    get: readTargets,
    update: updateTargets,
    id: salesTargetsKey,
    record: savedRecord<SalesTargets>({
      subject: 'settings',
      editable: fieldsOf(SalesTargets),
      read: (ctx) => readTargets(ctx),
    }),
  }),
  staffRoute('leads:read', {
    method: 'get',
    path: '/target-progress',
    summary: 'What this month has brought beside what it shall bring, and what is still expected',
    answer: ['For the agency and by person', TargetProgress],
    errors: [503],
    handle: (ctx) => readTargetProgress(ctx),
  }),
];
