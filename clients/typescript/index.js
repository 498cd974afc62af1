import openClient from 'openapi-fetch';
import { Webhook } from 'standardwebhooks';

/** @type {typeof import('./index.d.ts').createClient} */
export const createClient = ({ baseUrl, token, fetch }) =>
  openClient({ baseUrl, headers: { Authorization: `Bearer ${token}` }, ...(fetch && { fetch }) });

/** @type {typeof import('./index.d.ts').verifyWebhook} */
export const verifyWebhook = ({ secret, headers, body }) => new Webhook(secret).verify(body, headers);
