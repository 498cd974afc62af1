import { CaseInput } from '../case.ts';
import { createCase } from '../create-case.ts';
import { deleteCase } from '../delete-case.ts';
import { listAllCases } from '../list-cases.ts';
import { reorderCases } from '../reorder-cases.ts';
import { updateCase } from '../update-case.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import { CaseAnswer } from './answers.ts';

const saved = savedRecord<CaseInput>({
  subject: 'case',
  editable: fieldsOf(CaseInput),
  read: async (ctx, id) => (await listAllCases(ctx)).find((found) => found.id === id),
});

export const staffCaseRoutes = orderedListRoutes('cases', {
  read: 'cases:read',
  edit: 'cases:edit',
  input: CaseInput,
  answer: CaseAnswer,
  summaries: {
    list: 'All cases in their order, drafts too',
    listed: 'Cases',
    create: 'Add a case',
    reorder: 'Put all cases into this order',
    update: 'Replace a case',
    remove: 'Remove a case',
  },
  list: listAllCases,
  create: createCase,
  reorder: reorderCases,
  update: (ctx, { id: caseId, ...input }) => updateCase(ctx, { ...input, caseId }),
  remove: (ctx, { id: caseId }) => deleteCase(ctx, { caseId }),
  record: saved,
});
