import { aboutDocument } from '../about-document.ts';
import { aboutKey } from '../about.ts';
import { savedDocument } from '#agency/documents/office/document-routes.server.ts';
import { onlyDocumentRoutes } from '#agency/documents/office/only-document.server.ts';
import { AboutAnswer } from './answers.ts';

export const staffAboutRoutes = onlyDocumentRoutes(aboutDocument, {
  id: aboutKey,
  read: 'texts:read',
  noun: 'the About page',
  answer: AboutAnswer,
  record: savedDocument(aboutDocument),
});
