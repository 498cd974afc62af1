import { z } from '@hono/zod-openapi';
import { TemplateChoice } from '#agency/whatsapp/choice.ts';
import { chooseTemplate } from '#agency/whatsapp/choose-template.ts';
import { listTemplates, refreshTemplates } from '#agency/whatsapp/templates.ts';
import { When } from '#kit/answers.ts';
import { languages } from '#kit/language/language.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { agreeForPhone, Agreement, Phone, PhoneLanguage, readPhone } from '../numbers.ts';
import { readTelling, tell, tellings, type TellPdfs } from '../tell.ts';

const PhoneState = z
  .object({
    isSet: z.boolean(),
    name: z.string(),
    agreedAt: When.nullable(),
    agreedWhere: z.string(),
    agreedBy: z.string().nullable(),
    agreedText: z.string(),
    stoppedAt: When.nullable(),
    unreachedAt: When.nullable(),
    windowEndsAt: When.nullable(),
    fault: z.string(),
    waiting: z.number().int(),
  })
  .openapi('StaffWhatsAppNumber');

const Way = z
  .object({
    isSet: z.boolean(),
    phone: z.string(),
    label: z.string(),
    agreedAt: When.nullable(),
    agreedWhere: z.string(),
    stoppedAt: When.nullable(),
    unreachedAt: When.nullable(),
    fault: z.string(),
    sentAt: When.nullable(),
  })
  .openapi('StaffWhatsAppWay');

const Templates = z
  .object({
    isSet: z.boolean(),
    readAt: When.nullable(),
    events: z.array(
      z.object({
        event: z.string(),
        label: z.string(),
        values: z.array(z.object({ name: z.string(), sample: z.string() })),
        fitting: z.array(
          z.object({ name: z.string(), code: z.string(), body: z.string(), variables: z.number().int() }),
        ),
        languages: z.array(
          z.object({
            language: z.enum(languages),
            name: z.string(),
            text: z.string(),
            fault: z.string(),
            choice: z.object({
              send: TemplateChoice.shape.send,
              name: z.string(),
              code: z.string(),
              gaps: z.array(z.string()),
            }),
          }),
        ),
      }),
    ),
    templates: z.array(
      z.object({
        name: z.string(),
        language: z.string(),
        status: z.string(),
        category: z.string(),
        header: z.string(),
        body: z.string(),
        variables: z.number().int(),
        reason: z.string(),
      }),
    ),
  })
  .openapi('StaffWhatsAppTemplates');

export const staffWhatsAppRoutes = ({ pdfs }: { pdfs: TellPdfs }) => [
  staffRoute('whatsapp:read', {
    method: 'get',
    path: '/whatsapp-numbers/{phone}',
    summary: 'Whether a number may be written to on WhatsApp, and until when freely',
    params: Phone,
    query: PhoneLanguage,
    answer: ['What is known of it', PhoneState],
    handle: (ctx, { params, query }) => readPhone(ctx, { ...params, ...query }),
  }),
  staffRoute('whatsapp:edit', {
    method: 'post',
    path: '/whatsapp-numbers/{phone}/agreement',
    summary: 'Note that somebody has agreed to be written to on WhatsApp, and where',
    params: Phone,
    body: Agreement,
    errors: [409],
    handle: (ctx, { params, body }) => agreeForPhone(ctx, { ...params, ...body }),
  }),
  staffRoute('lead-templates:read', {
    method: 'get',
    path: '/whatsapp-templates',
    summary: 'The templates at WhatsApp, and which of our own texts can be sent',
    answer: ['Templates', Templates],
    handle: (ctx) => listTemplates(ctx),
  }),
  staffRoute('lead-templates:edit', {
    method: 'post',
    path: '/whatsapp-templates/refresh',
    summary: 'Ask WhatsApp for its templates now',
    errors: [409],
    handle: (ctx) => refreshTemplates(ctx),
  }),
  staffRoute('lead-templates:edit', {
    method: 'put',
    path: '/whatsapp-templates/{event}/{language}',
    summary: 'Choose the template that an event is told by in a language, or that it is not told',
    params: z.object({ event: z.string().max(40), language: z.enum(languages) }),
    body: TemplateChoice,
    handle: (ctx, { params, body }) => chooseTemplate(ctx, { ...params, ...body }),
  }),
  ...tellings.flatMap((telling) => [
    staffRoute(telling.permission, {
      method: 'get',
      path: telling.path,
      summary: `Whether WhatsApp can tell of ${telling.what}`,
      params: IdParam,
      answer: ['Whether and why not', Way],
      handle: (ctx, { params }) => readTelling(ctx, telling, { id: params.id, pdfs }),
    }),
    staffRoute(telling.permission, {
      method: 'post',
      path: telling.path,
      summary: `Tell on WhatsApp of ${telling.what}`,
      params: IdParam,
      errors: [409, 503],
      handle: (ctx, { params }) => tell(ctx, telling, { id: params.id, pdfs }),
    }),
  ]),
];
