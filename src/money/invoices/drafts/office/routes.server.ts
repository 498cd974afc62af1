import { z } from '@hono/zod-openapi';
import type { InvoicePdfs } from '../../pdfs.ts';
import { pdfHeaders } from '../../wire/routes.ts';
import { DraftInput, TypedDraft } from '../draft-input.ts';
import {
  createDraft,
  deleteDraft,
  DraftFilter,
  getDraft,
  listDrafts,
  previewDraft,
  priceDraft,
  readDraft,
  updateDraft,
  type DraftRow as Row,
} from '../drafts.ts';
import { issueDraft, issueProforma } from '../issue-draft.ts';
import { Draft, DraftRow, DraftSums } from './answers.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { drawingLimit } from '#kit/limit.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';

const savedDraft = savedRecord<Row>({
  subject: 'invoice-draft',
  editable: fieldsOf(DraftInput),
  read: (ctx, draftId) => readDraft(ctx, { draftId }),
});

/** Invoices that are being written, until they are issued. */
export const staffDraftRoutes = (deps: { pdfs: InvoicePdfs }) => [
  staffRoute('invoices:read', {
    method: 'get',
    path: '/invoice-drafts',
    summary: 'Invoices that are being written, the latest first',
    query: DraftFilter,
    answer: ['A page', pageOf(DraftRow)],
    handle: (ctx, { query }) => listDrafts(ctx, query),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoice-drafts',
    summary: 'Begin an invoice',
    body: DraftInput,
    status: 201,
    answer: ['Drafted', z.object({ id: z.uuid() })],
    errors: [404],
    handle: (ctx, { body }) => createDraft(ctx, body),
  }),
  staffRoute('invoices:read', {
    method: 'post',
    path: '/invoice-drafts/price',
    summary: 'What is typed so far comes to; nothing is kept',
    body: TypedDraft,
    answer: ['Its sums', DraftSums],
    errors: [404],
    handle: (ctx, { body }) => priceDraft(ctx, body),
  }),
  staffRoute('invoices:read', {
    method: 'get',
    path: '/invoice-drafts/{id}',
    summary: 'One of them',
    params: IdParam,
    answer: ['The draft', Draft],
    handle: async (ctx, { params }) => savedDraft.withEtag(await getDraft(ctx, { draftId: params.id })),
  }),
  staffRoute('invoices:edit', {
    method: 'put',
    path: '/invoice-drafts/{id}',
    summary: 'Replace what a draft says',
    params: IdParam,
    ifMatch: true,
    body: DraftInput,
    answer: ['The draft', Draft],
    handle: (ctx, { params: { id: draftId }, ifMatch, body }) =>
      savedDraft.saveWithEtag(ctx, { id: draftId, ifMatch, input: body }, (ctx) =>
        updateDraft(ctx, { ...body, draftId }),
      ),
  }),
  staffRoute('invoices:edit', {
    method: 'delete',
    path: '/invoice-drafts/{id}',
    summary: 'Throw a draft away',
    params: IdParam,
    handle: (ctx, { params }) => deleteDraft(ctx, { draftId: params.id }),
  }),
  staffRoute('invoices:read', {
    method: 'get',
    path: '/invoice-drafts/{id}/pdf',
    summary: 'How its document would look today',
    params: IdParam,
    answer: ['A4', z.string().openapi({ format: 'binary' }), 'application/pdf'],
    errors: [429, 503],
    handle: async (ctx, { params }, c) => {
      const draft = await previewDraft(ctx, { draftId: params.id });
      await ctx.limit(drawingLimit, ctx.request.ip);
      return c.body(await deps.pdfs.invoice(draft), 200, pdfHeaders('draft'));
    },
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoice-drafts/{id}/proforma',
    summary: 'Offer it under a number of its own, which is no invoice; the draft stays',
    params: IdParam,
    body: z.strictObject({ byHand: z.boolean().default(false) }),
    status: 201,
    answer: ['Issued', z.object({ id: z.uuid(), number: z.string() })],
    errors: [409],
    handle: (ctx, { params, body }) => issueProforma(ctx, { ...body, draftId: params.id }),
  }),
  staffRoute('invoices:edit', {
    method: 'post',
    path: '/invoice-drafts/{id}/issue',
    summary: 'Make an invoice of it: frozen, numbered, owed from now on',
    params: IdParam,
    body: z.strictObject({
      byHand: z.boolean().default(false).openapi({ description: 'Nobody is mailed' }),
      useAdvances: z
        .boolean()
        .default(true)
        .openapi({ description: 'What the buyer has paid before settles it first' }),
    }),
    answer: ['Issued', z.object({ id: z.uuid(), number: z.string() })],
    handle: (ctx, { params, body }) => issueDraft(ctx, { ...body, draftId: params.id }),
  }),
];
