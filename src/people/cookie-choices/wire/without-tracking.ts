import type { Context } from 'hono';

/** Whether the browser itself says no, whatever was answered before. Source: w3.org/TR/gpc, w3.org/TR/tracking-dnt */
export const withoutTracking = (c: Context) => c.req.header('Sec-GPC') === '1' || c.req.header('DNT') === '1';
