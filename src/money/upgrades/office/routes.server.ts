import { listUpgrades } from '../list-upgrades.ts';
import { recordUpgrade, UpgradeInput } from '../pay-upgrade.ts';
import { Upgrades } from './answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

/** How staff exchange a customer's running plan for a higher one. */
export const staffUpgradeRoutes = [
  staffRoute('admissions:read', {
    method: 'get',
    path: '/admissions/{id}/upgrades',
    summary: 'What a running plan can be exchanged for today, and what is credited of it',
    params: IdParam,
    answer: ['Higher plans', Upgrades],
    errors: [409],
    handle: (ctx, { params }) => listUpgrades(ctx, { admissionId: params.id }),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/admissions/{id}/upgrades',
    summary: 'Write down that the difference for a higher plan came by bank: it begins',
    params: IdParam,
    body: UpgradeInput,
    errors: [409],
    handle: (ctx, { params, body }) => recordUpgrade(ctx, { ...body, admissionId: params.id }),
  }),
];
