import { createHmac } from 'node:crypto';
import { callCarrier, objectOf } from '#adapters/carrier/call-carrier.ts';
import { isSame } from '#adapters/carrier/is-same.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import type { WhatsApp, WhatsAppFile, WhatsAppMessage } from '#kit/ports/whatsapp.ts';
import { faultIn } from './faults.ts';
import { readMediaOf } from './media.ts';
import { newsIn } from './news.ts';
import { templateOf, TemplatePage } from './templates.ts';

export type CloudApiOptions = {
  /** Of the number that sends. */
  phoneNumberId: string;
  /** Of the business account (WABA), which has the templates. */
  businessId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
  /** With the version: https://graph.facebook.com/v23.0 */
  url: string;
};

/** Pages of a hundred templates each; WhatsApp allows 6,000 of them to the largest accounts. */
const mostPages = 20;

/**
 * WhatsApp's Cloud API. Only 429 and 503 say that surely nothing was done: their 500 stands for anything.
 * Source: developers.facebook.com/docs/whatsapp/cloud-api (messages, media, message templates, webhooks, error codes)
 */
export function createCloudApi(options: CloudApiOptions): WhatsApp {
  const { phoneNumberId, businessId, token, appSecret, verifyToken, url } = options;
  const authorized = { Authorization: `Bearer ${token}` };
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { ...authorized, ...(init.headers as Record<string, string> | undefined) };
    const answer = await callCarrier(`${url}/${path}`, { ...init, headers }, [429, 503]);
    if (answer.status >= 300) throw faultIn(answer);
    return objectOf(answer.body);
  };
  /** Nothing goes to anybody by this: whatever happens, it may be done again. */
  const upload = async ({ filename, contentType, content }: WhatsAppFile): Promise<string> => {
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', contentType);
    form.set('file', new File([Buffer.from(content, 'base64')], filename, { type: contentType }));
    const { id } = await call(`${phoneNumberId}/media`, { method: 'POST', body: form }).catch(tryAgain);
    return String(id);
  };
  return {
    async send(message) {
      const fileId = message.file ? await upload(message.file) : null;
      const { messages } = await call(`${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(message, fileId)),
      });
      const [sent] = Array.isArray(messages) ? (messages as { id?: unknown }[]) : [];
      return { carrierId: typeof sent?.id === 'string' ? sent.id : null };
    },
    async listTemplates() {
      const found = [];
      let after = '';
      for (let page = 0; page < mostPages; page++) {
        const query = new URLSearchParams({
          fields: 'name,language,status,category,parameter_format,components,rejected_reason',
          limit: '100',
          ...(after && { after }),
        });
        const { data, paging } = TemplatePage.parse(await call(`${businessId}/message_templates?${query}`));
        found.push(...data.map(templateOf));
        // Not the address that it names: the token goes nowhere else.
        after = paging?.next ? (paging.cursors?.after ?? '') : '';
        if (!after) break;
      }
      return found;
    },
    readMedia: readMediaOf({ url, authorized, call }),
    readCall({ body, signature }) {
      const signed = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
      return isSame(signature, signed) ? newsIn(body, phoneNumberId) : null;
    },
    isVerifying: ({ mode, token: given }) => mode === 'subscribe' && isSame(given, verifyToken),
  };
}

function bodyOf({ id, to, content, file }: WhatsAppMessage, fileId: string | null) {
  const common = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    biz_opaque_callback_data: id,
  };
  const document = fileId !== null && file ? { id: fileId, filename: file.filename } : null;
  if (content.kind === 'text')
    return document
      ? { ...common, type: 'document', document: { ...document, caption: content.text } }
      : { ...common, type: 'text', text: { preview_url: false, body: content.text } };
  const { name, language, values } = content;
  const components = [
    ...(document ? [{ type: 'header', parameters: [{ type: 'document', document }] }] : []),
    ...(values.length > 0
      ? [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }]
      : []),
  ];
  return {
    ...common,
    type: 'template',
    template: { name, language: { policy: 'deterministic', code: language }, components },
  };
}

/** @throws CarrierError that says so */
function tryAgain(error: unknown): never {
  if (error instanceof CarrierError && error.outcome === 'unknown')
    throw new CarrierError('unavailable', error.message);
  throw error;
}
