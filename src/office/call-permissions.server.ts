import { matchedRoutes } from 'hono/route';
import { createMiddleware } from 'hono/factory';
import { allow } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import type { StaffEnv } from '#kit/wire/staff-router.ts';

/** Which permission each call behind the session asks for. `everybody`: whoever is signed in. */
const callsByPermission: Record<Permission | 'everybody', string[]> = {
  everybody: ['GET /events'],
  'today:read': ['GET /today'],
  'search:use': ['GET /search'],
  'dashboard:read': ['GET /dashboard', 'GET /dashboard/export.csv'],
  'leads:read': [
    'GET /leads',
    'GET /leads/counts',
    'GET /leads/sources',
    'GET /leads/{id}',
    'GET /lead-clock',
    'GET /leads/{id}/duplicates',
    'GET /lead-tasks',
    'GET /lead-views',
    'POST /lead-views',
    'DELETE /lead-views/{id}',
  ],
  'leads:edit': [
    'POST /leads/bulk',
    'POST /leads/undo',
    'PATCH /leads/{id}',
    'POST /leads/{id}/notes',
    'POST /leads/{id}/merge',
    'POST /leads/{id}/undo-merge',
    'POST /leads/{id}/tasks',
    'POST /leads/{id}/mail',
    'POST /leads/{id}/contacts',
    'PATCH /lead-tasks/{id}',
    // Of oneself; of others the verb asks for more.
    'PUT /staff/{id}/duty',
  ],
  'leads:export': ['GET /leads/export.csv'],
  'leads:import': ['POST /leads/import'],
  'lead-templates:read': ['GET /lead-templates'],
  'lead-templates:edit': ['POST /lead-templates', 'PUT /lead-templates/{id}', 'DELETE /lead-templates/{id}'],
  'lead-rules:read': ['GET /lead-rules'],
  'lead-rules:edit': [
    'POST /lead-rules',
    'PUT /lead-rules/order',
    'PUT /lead-rules/{id}',
    'DELETE /lead-rules/{id}',
    'PUT /lead-clock',
  ],
  'customers:read': ['GET /customers', 'GET /customers/{id}'],
  'customers:export': ['GET /customers/export.csv'],
  'customers:edit': [
    'POST /customers/{id}/block',
    'POST /customers/{id}/unblock',
    'DELETE /customers/{id}/sessions/{sessionId}',
    'POST /customers/{id}/merge',
    'POST /customers/{id}/undo-merge',
  ],
  'help-requests:read': ['GET /help-requests', 'GET /help-requests/{id}'],
  'help-requests:edit': ['PATCH /help-requests/{id}', 'POST /help-requests/{id}/replies'],
  'payments:read': ['GET /payments', 'GET /payments/{id}', 'GET /reconciliations'],
  'payments:export': ['GET /payments/export.csv', 'GET /orders/export.csv'],
  'payments:check': ['POST /payments/{id}/recheck', 'POST /reconciliations'],
  'payments:record': ['POST /quotations/{id}/payments'],
  'invoices:read': ['GET /invoices', 'GET /invoices/{id}/pdf'],
  'invoices:send': ['POST /invoices/{id}/resend'],
  'invoices:export': ['GET /invoices/gstr1.csv'],
  'payments:refund': [
    'POST /payments/{id}/refund',
    'POST /refund-requests/{id}/approve',
    'POST /refund-requests/{id}/refuse',
  ],
  'renewals:read': ['GET /renewals'],
  'refund-requests:read': ['GET /refund-requests', 'GET /refund-requests/{id}'],
  'bookings:read': [
    'GET /bookings',
    'GET /bookings/{id}',
    'GET /booking-settings',
    'GET /calendar-feed',
    'PUT /calendar-feed',
  ],
  'bookings:edit': [
    'PATCH /bookings/{id}',
    'POST /bookings/{id}/move',
    'POST /bookings/{id}/cancel',
    'PUT /bookings/{id}/host',
  ],
  'bookings:export': ['GET /bookings/export.csv'],
  'bookings:configure': ['PUT /booking-settings'],
  'quotations:read': [
    'GET /quotations',
    'GET /quotations/{id}',
    'GET /quotation-templates',
    'GET /quotation-templates/{id}',
  ],
  'quotations:export': ['GET /quotations/export.csv'],
  'quotations:edit': [
    'POST /quotations',
    'PUT /quotations/{id}',
    'DELETE /quotations/{id}',
    'POST /quotations/{id}/send',
    'POST /quotations/{id}/hand-over',
    'POST /quotations/{id}/resend',
    'POST /quotations/{id}/reopen',
    'POST /quotations/{id}/revise',
    'POST /quotations/{id}/duplicate',
    'POST /quotations/{id}/accept-counter',
    'POST /quotations/{id}/convert',
    'POST /quotation-templates',
    'PUT /quotation-templates/{id}',
    'DELETE /quotation-templates/{id}',
  ],
  'services:read': [
    'GET /services',
    'GET /service-pages',
    'GET /service-pages/{slug}',
    'GET /real-estate-features',
  ],
  'services:edit': [
    'POST /services',
    'PUT /services/order',
    'PUT /services/{id}',
    'DELETE /services/{id}',
    'PUT /service-pages/{slug}',
    'POST /real-estate-features',
    'PUT /real-estate-features/order',
    'PUT /real-estate-features/{id}',
    'DELETE /real-estate-features/{id}',
  ],
  'posts:read': [
    'GET /posts',
    'GET /posts/words',
    'GET /posts/{id}',
    'GET /posts/{id}/versions',
    'GET /posts/{id}/versions/{versionId}',
  ],
  'posts:edit': [
    'POST /posts',
    'PATCH /posts/{id}',
    'DELETE /posts/{id}',
    'PUT /posts/{id}/state',
    'PUT /posts/{id}/editing',
    'DELETE /posts/{id}/editing',
    'POST /posts/{id}/versions/{versionId}/restore',
    'POST /posts/{id}/draft/publish',
    'DELETE /posts/{id}/draft',
  ],
  'comments:read': ['GET /comments'],
  'comments:edit': ['POST /comments/review'],
  'subscribers:read': ['GET /subscribers', 'GET /letters', 'GET /letters/{id}'],
  'subscribers:edit': [
    'DELETE /subscribers/{id}',
    'POST /letters',
    'PUT /letters/{id}',
    'DELETE /letters/{id}',
    'POST /letters/{id}/plan',
    'POST /letters/{id}/take-back',
    'POST /letters/{id}/test',
  ],
  'subscribers:export': ['GET /subscribers/export.csv'],
  'statistics:read': ['GET /statistics'],
  'settings:read': ['GET /settings'],
  'settings:edit': ['PUT /settings'],
  'media:read': ['GET /media', 'GET /media/{id}'],
  'media:edit': ['POST /media', 'PATCH /media/{id}', 'DELETE /media/{id}'],
  'galleries:read': ['GET /galleries', 'GET /galleries/{id}'],
  'galleries:edit': [
    'POST /galleries',
    'PUT /galleries/order',
    'PUT /galleries/{id}',
    'DELETE /galleries/{id}',
    'POST /galleries/{id}/restore',
  ],
  'texts:read': ['GET /home', 'GET /policies', 'GET /policies/{slug}', 'GET /about'],
  'texts:edit': ['GET /content-check', 'PUT /home', 'PUT /policies/{slug}', 'PUT /about'],
  'translations:read': ['GET /translations', 'GET /translations/export.csv'],
  'translations:edit': ['PUT /translations', 'POST /translations/import'],
  'offer:read': ['GET /plans', 'GET /pickers', 'GET /offer'],
  'offer:edit': ['PUT /plans/{id}', 'PUT /pickers/{id}', 'PUT /offer'],
  'benefits:read': ['GET /benefits'],
  'benefits:edit': ['POST /benefits', 'PUT /benefits/order', 'PUT /benefits/{id}', 'DELETE /benefits/{id}'],
  'gst-rates:read': ['GET /gst-rates'],
  'gst-rates:edit': [
    'POST /gst-rates',
    'PUT /gst-rates/order',
    'PUT /gst-rates/{id}',
    'DELETE /gst-rates/{id}',
  ],
  'carts:read': ['GET /carts'],
  'pricing:read': ['GET /pricing-plans', 'GET /coupons', 'GET /class-levels', 'GET /class-schedules'],
  'pricing:edit': [
    'POST /pricing-plans',
    'PUT /pricing-plans/{id}',
    'DELETE /pricing-plans/{id}',
    'POST /coupons',
    'PUT /coupons/{id}',
    'DELETE /coupons/{id}',
    'POST /class-levels',
    'PUT /class-levels/{id}',
    'DELETE /class-levels/{id}',
    'POST /class-schedules',
    'PUT /class-schedules/{id}',
    'DELETE /class-schedules/{id}',
  ],
  'admissions:read': ['GET /admissions', 'GET /admissions/{id}'],
  'admissions:edit': ['PATCH /admissions/{id}', 'POST /admissions/{id}/notes'],
  'redirects:read': ['GET /redirects', 'GET /redirects/{id}', 'GET /lost-addresses'],
  'redirects:edit': [
    'POST /redirects',
    'PUT /redirects/{id}',
    'DELETE /redirects/{id}',
    'DELETE /lost-addresses/{id}',
  ],
  'staff:read': ['GET /staff', 'GET /sign-in-rules'],
  'staff:edit': [
    'POST /staff',
    'PATCH /staff/{id}',
    'DELETE /staff/{id}/second-factor',
    'PUT /sign-in-rules',
    'GET /staff-invites',
    'POST /staff-invites',
    'POST /staff-invites/{id}/resend',
    'DELETE /staff-invites/{id}',
  ],
  'owners:edit': [],
  'messages:read': ['GET /messages', 'GET /messages/{id}'],
  'messages:retry': ['POST /messages/{id}/retry'],
  'jobs:read': ['GET /jobs', 'GET /jobs/{name}'],
  'jobs:retry': ['POST /jobs/{name}/{id}/retry'],
  'first-steps:read': ['GET /first-steps', 'GET /demo-content'],
  'first-steps:edit': ['PATCH /first-steps', 'DELETE /demo-content', 'POST /demo-content'],
  'content-file:use': ['GET /content/export', 'POST /content/import'],
  'operations:read': ['GET /operations', 'GET /operations/vitals', 'GET /server-errors'],
  'operations:test': ['POST /operations/test-mail'],
  'webhooks:read': ['GET /webhooks', 'GET /webhooks/{id}', 'GET /webhook-deliveries'],
  'webhooks:edit': [
    'POST /webhooks',
    'PATCH /webhooks/{id}',
    'DELETE /webhooks/{id}',
    'POST /webhooks/{id}/secret',
    'POST /webhooks/{id}/test',
    'POST /webhook-deliveries/{id}/resend',
  ],
  'audit:read': ['GET /audit', 'POST /audit/verify'],
  'audit:export': ['GET /audit/export.csv'],
};

const permissionOf = new Map(
  Object.entries(callsByPermission).flatMap(([permission, calls]) =>
    calls.map((call) => [call, permission as Permission | 'everybody'] as const),
  ),
);

/**
 * Refuses a role before anything else of its request is looked at, so that nobody learns from a refusal what exists
 * or how a body must look. A call that is not in the table is refused to everybody.
 *
 * A verb's `allow` stands beside it because it knows what the address does not: jobs, searches and other verbs reach it
 * without a call, what it allows may hang on the record (one's own duty, another owner), and it names who asks. Neither
 * follows from the other: one call runs several verbs, and one verb serves several calls. roles.test.ts holds what
 * comes of both.
 */
export const requirePermission = createMiddleware<StaffEnv>(async (c, next) => {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/staff/'));
  if (route) {
    const call = `${route.method} ${route.path.slice('/staff'.length).replaceAll(/:(\w+)/g, '{$1}')}`;
    const needs = permissionOf.get(call);
    if (!needs) throw new Error(`${call} has no permission in api/staff/call-permissions.ts`);
    if (needs !== 'everybody') allow(c.var.ctx.actor, needs);
  }
  await next();
});
