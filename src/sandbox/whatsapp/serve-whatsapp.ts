import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { callOf, type WhatsAppNotice } from './whatsapp-calls.ts';

export const whatsAppKeys = {
  phoneNumberId: '100000000000001',
  businessId: '200000000000002',
  token: 'sandbox-whatsapp-token',
  appSecret: 'sandbox-whatsapp-secret',
  verifyToken: 'sandbox-verify-token',
};

type Sent = {
  to: string;
  biz_opaque_callback_data: string;
  type: 'text' | 'template' | 'document';
  text?: { body: string };
  document?: { id: string; filename: string; caption?: string };
  template?: {
    name: string;
    language: { code: string };
    components: {
      type: string;
      parameters: { parameter_name?: string; text?: string; document?: { id: string; filename: string } }[];
    }[];
  };
};

/** A message that it took, with what it gave back. */
export type TakenMessage = Sent & { wamid: string };

/** What goes wrong with the next `times` messages. */
export type WhatsAppFault = {
  times: number;
  /** Answered instead of taking it, with their code. */
  status?: number;
  code?: number;
  /** Taken, and answered so much later. */
  latencyMs?: number;
  /** Taken, and the connection breaks before the answer. */
  resetAfter?: boolean;
};

/** A template as their list has it. */
export type SandboxTemplate = {
  name: string;
  language: string;
  status: string;
  category?: string;
  rejected_reason?: string;
  parameter_format?: 'NAMED' | 'POSITIONAL';
  components: { type: string; format?: string; text?: string; buttons?: { type: string; url?: string }[] }[];
};

const gapsIn = (text = '') =>
  new Set(Array.from(text.matchAll(/\{\{\s*(\w+)\s*\}\}/g), ([, name = '']) => name));
const buttonsToFill = ['OTP', 'COPY_CODE', 'FLOW', 'MPM'];

const said = (code: number, message: string, more: object = {}) => ({
  error: { message, type: 'OAuthException', code, ...more },
});

/** A stand-in for WhatsApp's Cloud API, over real HTTP on a port of its own. */
export async function serveWhatsApp() {
  const taken: TakenMessage[] = [];
  const templates: SandboxTemplate[] = [];
  const uploads = new Map<string, Uint8Array>();
  const media = new Map<string, Uint8Array>();
  /** While an app is tried out: to whom it may write; everybody where it is empty. */
  const allowed = new Set<string>();
  let fault: WhatsAppFault | null = null;

  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header('Authorization') !== `Bearer ${whatsAppKeys.token}`)
      return c.json(said(190, 'Error validating access token: Session has expired'), 401);
    return next();
  });
  app.post(`/v23.0/${whatsAppKeys.phoneNumberId}/media`, async (c) => {
    const file = (await c.req.formData()).get('file');
    if (!(file instanceof File)) return c.json(said(100, 'No file'), 400);
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, new Uint8Array(await file.arrayBuffer()));
    return c.json({ id });
  });
  app.post(`/v23.0/${whatsAppKeys.phoneNumberId}/messages`, async (c) => {
    const sent = await c.req.json<Sent>();
    const now = fault;
    if (now) fault = now.times > 1 ? { ...now, times: now.times - 1 } : null;
    if (now?.status)
      return c.json(said(now.code ?? 131_000, 'Something went wrong'), now.status as ContentfulStatusCode);
    const refusal = refusalOf(sent);
    if (refusal) return c.json(refusal, 400);
    return take(c, sent, now);
  });
  app.get(`/v23.0/${whatsAppKeys.businessId}/message_templates`, (c) => {
    // Two a page, so that whoever reads the first page alone is found out.
    const from = Number(c.req.query('after') ?? 0);
    const data = templates.slice(from, from + 2);
    const isLast = from + 2 >= templates.length;
    const after = String(from + 2);
    return c.json({
      data,
      paging: { cursors: { after }, ...(!isLast && { next: 'https://elsewhere.example' }) },
    });
  });
  app.get('/v23.0/:media', (c) => {
    const file = media.get(c.req.param('media'));
    if (!file) return c.json(said(100, 'Object does not exist', { error_subcode: 33 }), 400);
    return c.json({
      url: `${url}/files/${c.req.param('media')}`,
      file_size: file.length,
      id: c.req.param('media'),
    });
  });
  app.get('/files/:media', (c) => c.body(new Uint8Array(media.get(c.req.param('media')) ?? [])));

  // Whatever else is asked for: an id that is nobody's, or somebody else's.
  app.notFound((c) => c.json(said(100, 'Unsupported post request', { error_subcode: 33 }), 400));

  function refusalOf({ to, type, template }: Sent) {
    if (allowed.size > 0 && !allowed.has(to))
      return said(131_030, 'Recipient phone number not in allowed list');
    if (type !== 'template') return null;
    const known = templates.find(
      (one) => one.name === template?.name && one.language === template.language.code,
    );
    if (known?.status !== 'APPROVED') return said(132_001, 'Template name does not exist in the translation');
    const given = (type: string) => template?.components.find((one) => one.type === type)?.parameters ?? [];
    const part = (type: string) => known.components.find((one) => one.type === type);
    for (const [type, filled] of [
      ['BODY', given('body')],
      ['HEADER', given('header').filter(({ text }) => text !== undefined)],
    ] as const)
      if (gapsIn(part(type)?.text).size !== filled.length)
        return said(132_000, 'Number of parameters does not match');
    const isNamed = [...gapsIn(part('BODY')?.text)].some((name) => !/^\d+$/.test(name));
    if (isNamed && given('body').some(({ parameter_name: name }) => !name))
      return said(132_012, 'Parameter format does not match');
    const wantsFile = ['DOCUMENT', 'IMAGE', 'VIDEO'].includes(part('HEADER')?.format ?? '');
    if (wantsFile && given('header').length === 0) return said(132_012, 'Parameter format does not match');
    if (part('CAROUSEL')) return said(131_008, 'Required parameter is missing');
    const toFill = part('BUTTONS')?.buttons?.filter(
      ({ type, url }) => buttonsToFill.includes(type) || gapsIn(url).size > 0,
    );
    return toFill && toFill.length > given('button').length
      ? said(131_008, 'Required parameter is missing')
      : null;
  }

  async function take(c: Context, sent: Sent, now: WhatsAppFault | null) {
    const wamid = `wamid.${taken.length + 1}`;
    taken.push({ ...sent, wamid });
    if (now?.latencyMs) await wait(now.latencyMs);
    if (now?.resetAfter) (c.env as HttpBindings).incoming.socket.resetAndDestroy();
    return c.json({ messaging_product: 'whatsapp', messages: [{ id: wamid }] });
  }

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  // Longer than any test sleeps: a line that is closed in the very moment of its use looks like a fault.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** The settings of a shop that sends by it. */
    settings: {
      WHATSAPP_PHONE_NUMBER_ID: whatsAppKeys.phoneNumberId,
      WHATSAPP_BUSINESS_ID: whatsAppKeys.businessId,
      WHATSAPP_TOKEN: whatsAppKeys.token,
      WHATSAPP_APP_SECRET: whatsAppKeys.appSecret,
      WHATSAPP_VERIFY_TOKEN: whatsAppKeys.verifyToken,
      WHATSAPP_URL: `${url}/v23.0`,
    },
    taken,
    templates,
    allowed,
    uploads,
    /** What people have sent, by its id. */
    media,
    fail(next: WhatsAppFault) {
      fault = next;
    },
    /** A call as it comes to the shop, signed. */
    call(notice: WhatsAppNotice, secret = whatsAppKeys.appSecret) {
      const body = JSON.stringify(callOf(whatsAppKeys, notice));
      const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
      return { body, headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signature } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
