import { z } from '@hono/zod-openapi';
import { LeadContact, LeadMailInput, LeadTemplateInput, templateChannels } from '../lead-template.ts';
import { ChatInput } from '#agency/whatsapp/chat-input.ts';
import { logContact, mailLead } from '../contact-lead.ts';
import { whatsAppLead } from '../whatsapp-lead.ts';
import {
  createLeadTemplate,
  deleteLeadTemplate,
  listLeadTemplates,
  updateLeadTemplate,
} from '../templates.ts';
import { EventIds } from '../../office/answers.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const Template = z
  .object({
    id: z.uuid(),
    name: z.string(),
    channel: z.enum(templateChannels),
    subject: z.string(),
    text: z.string(),
    isSample: z.boolean(),
    etag,
  })
  .openapi('LeadTemplate');

const template = savedRecord<LeadTemplateInput>({
  subject: 'lead-template',
  editable: fieldsOf(LeadTemplateInput),
  read: async (ctx, id) => (await listLeadTemplates(ctx)).find((found) => found.id === id),
});

export const staffLeadMessageRoutes = [
  staffRoute('lead-templates:read', {
    method: 'get',
    path: '/lead-templates',
    summary: 'What staff write to leads again and again',
    answer: ['All, by name', z.array(Template)],
    handle: async (ctx) => (await listLeadTemplates(ctx)).map(template.withEtag),
  }),
  staffRoute('lead-templates:edit', {
    method: 'post',
    path: '/lead-templates',
    summary: 'Add a template',
    body: LeadTemplateInput,
    status: 201,
    answer: ['Added', Template],
    handle: async (ctx, { body }) => template.withEtag(await createLeadTemplate(ctx, body)),
  }),
  staffRoute('lead-templates:edit', {
    method: 'put',
    path: '/lead-templates/{id}',
    summary: 'Replace a template',
    params: IdParam,
    ifMatch: true,
    body: LeadTemplateInput,
    answer: ['The template', Template],
    handle: (ctx, { params: { id: templateId }, ifMatch, body }) =>
      template.saveWithEtag(ctx, { id: templateId, ifMatch, input: body }, (ctx) =>
        updateLeadTemplate(ctx, { ...body, templateId }),
      ),
  }),
  staffRoute('lead-templates:edit', {
    method: 'delete',
    path: '/lead-templates/{id}',
    summary: 'Delete a template',
    params: IdParam,
    handle: (ctx, { params }) => deleteLeadTemplate(ctx, { templateId: params.id }),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/mail',
    summary: 'Mail a lead; answers go to whoever wrote',
    params: IdParam,
    body: LeadMailInput,
    handle: (ctx, { params, body }) => mailLead(ctx, { ...body, leadId: params.id }),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/whatsapp',
    summary: 'Write to a lead on WhatsApp: freely within 24 hours of their last message, else by a template',
    params: IdParam,
    body: ChatInput,
    errors: [409],
    handle: (ctx, { params, body }) => whatsAppLead(ctx, { ...body, leadId: params.id }),
  }),
  staffRoute('leads:edit', {
    method: 'post',
    path: '/leads/{id}/contacts',
    summary: 'Note a call or a WhatsApp message, and what came of it',
    params: IdParam,
    body: LeadContact,
    answer: ['Events, for undo', EventIds],
    handle: (ctx, { params, body }) => logContact(ctx, { ...body, leadId: params.id }),
  }),
];
