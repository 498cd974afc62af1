import { HomeContent, homeKey } from '../home-content.ts';
import { homeDocument } from '../home-document.ts';
import { documentRoutes, savedDocument } from '#agency/documents/office/document-routes.server.ts';
import { getDocument } from '#agency/documents/read-document.ts';
import { saveDraft } from '#agency/documents/save-draft.ts';
import type { Ctx } from '#kit/context.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';
import { HomeAnswer } from './answers.ts';

const saved = savedDocument(homeDocument);

export const staffHomeRoutes = [
  ...singleDocumentRoutes('home', {
    read: 'texts:read',
    edit: 'texts:edit',
    input: HomeContent,
    answer: HomeAnswer,
    says: {
      get: 'What the home page says, or its draft where one waits',
      got: 'The home page',
      put: 'Save the draft of the home page',
      saved: 'The draft',
    },
    get: (ctx: Ctx) => getDocument(ctx, homeDocument, homeKey),
    update: (ctx, content) => saveDraft(ctx, homeDocument, { id: homeKey, content }),
    id: homeKey,
    fields: (content) => ({ content }),
    record: saved,
  }),
  ...documentRoutes(homeDocument, {
    path: '/home',
    params: {},
    only: homeKey,
    read: 'texts:read',
    noun: 'the home page',
    answer: HomeAnswer,
    record: saved,
  }),
];
