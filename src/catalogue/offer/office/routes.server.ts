import { offerDocument } from '../offer-document.ts';
import { offerKey } from '../offer-content.ts';
import { savedDocument } from '#agency/documents/office/document-routes.server.ts';
import { onlyDocumentRoutes } from '#agency/documents/office/only-document.server.ts';
import { OfferAnswer } from './answers.ts';

export const staffOfferRoutes = onlyDocumentRoutes(offerDocument, {
  id: offerKey,
  read: 'offer:read',
  noun: 'the offer page',
  answer: OfferAnswer,
  record: savedDocument(offerDocument),
});
