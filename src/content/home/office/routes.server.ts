import { homeKey } from '../home-content.ts';
import { homeDocument } from '../home-document.ts';
import { savedDocument } from '#agency/documents/office/document-routes.server.ts';
import { onlyDocumentRoutes } from '#agency/documents/office/only-document.server.ts';
import { HomeAnswer } from './answers.ts';

export const staffHomeRoutes = onlyDocumentRoutes(homeDocument, {
  id: homeKey,
  read: 'texts:read',
  noun: 'the home page',
  answer: HomeAnswer,
  record: savedDocument(homeDocument),
});
