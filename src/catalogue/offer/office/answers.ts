import { documentAnswer } from '#agency/documents/office/answers.ts';
import { OfferContent } from '../offer-content.ts';

export const OfferAnswer = documentAnswer(OfferContent).openapi('StaffOffer');
