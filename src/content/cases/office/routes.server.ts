import { z } from '@hono/zod-openapi';
import { caseDocument } from '../case-document.ts';
import { CaseDraft } from '../case.ts';
import { createCase } from '../create-case.ts';
import { deleteCase } from '../delete-case.ts';
import { hideCase } from '../hide-case.ts';
import { listAllCases } from '../list-cases.ts';
import { reorderCases } from '../reorder-cases.ts';
import { showCase } from '../show-case.ts';
import { documentRoutes, savedDocument } from '#agency/documents/office/document-routes.server.ts';
import { saveDraft } from '#agency/documents/save-draft.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { CaseAnswer } from './answers.ts';

const saved = savedDocument(caseDocument);

export const staffCaseRoutes = [
  ...orderedListRoutes('cases', {
    read: 'cases:read',
    edit: 'cases:edit',
    input: CaseDraft,
    answer: CaseAnswer,
    summaries: {
      list: 'All cases in their order, drafts too',
      listed: 'Cases',
      create: 'Add a case as a draft',
      reorder: 'Put all cases into this order',
      update: 'Save the draft of a case',
      remove: 'Remove a case',
    },
    list: listAllCases,
    create: createCase,
    reorder: reorderCases,
    update: (ctx, { id, ...content }) => saveDraft(ctx, caseDocument, { id, content }),
    remove: (ctx, { id: caseId }) => deleteCase(ctx, { caseId }),
    fields: (content) => ({ content }),
    record: saved,
  }),
  staffRoute('cases:edit', {
    method: 'post',
    path: '/cases/{id}/hide',
    summary: 'Take a case off the website; it goes on as a draft',
    params: IdParam,
    answer: ['The draft', CaseAnswer],
    handle: async (ctx, { params }) => saved.withEtag(await hideCase(ctx, { caseId: params.id })),
  }),
  staffRoute('cases:edit', {
    method: 'post',
    path: '/cases/{id}/show',
    summary: 'Put a case back on the website as it was before it was taken off',
    params: IdParam,
    answer: ['The case', CaseAnswer],
    errors: [409],
    handle: async (ctx, { params }) => saved.withEtag(await showCase(ctx, { caseId: params.id })),
  }),
  ...documentRoutes(caseDocument, {
    path: '/cases/{id}',
    params: { id: z.uuid() },
    read: 'cases:read',
    noun: 'a case',
    answer: CaseAnswer,
    record: saved,
  }),
];
