import { HomeContent } from '../home-content.ts';
import { documentAnswer } from '#agency/documents/office/answers.ts';

export const HomeAnswer = documentAnswer(HomeContent).openapi('StaffHome');
