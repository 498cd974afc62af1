import { ClaimFilter, dismissClaim, DismissalInput, listClaims } from '../staff-claims.ts';
import { Claim } from './answers.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

export const staffClaimRoutes = [
  staffRoute('receivables:read', {
    method: 'get',
    path: '/payment-claims',
    summary: 'What buyers say they have paid, the latest first',
    query: ClaimFilter,
    answer: ['A page', pageOf(Claim)],
    handle: (ctx, { query }) => listClaims(ctx, query),
  }),
  staffRoute('payments:record', {
    method: 'post',
    path: '/payment-claims/{id}/dismiss',
    summary: 'Say that the bank shows no such money',
    params: IdParam,
    body: DismissalInput,
    errors: [409],
    handle: (ctx, { params, body }) => dismissClaim(ctx, { ...body, claimId: params.id }),
  }),
];
