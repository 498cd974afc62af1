import { documentAnswer } from '#agency/documents/office/answers.ts';
import { ServicePageContent } from '../service-page.ts';

export const ServicePage = documentAnswer(ServicePageContent).openapi('StaffServicePage');
