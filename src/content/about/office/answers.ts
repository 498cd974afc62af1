import { documentAnswer } from '#agency/documents/office/answers.ts';
import { AboutTexts } from '../about.ts';

export const AboutAnswer = documentAnswer(AboutTexts).openapi('StaffAbout');
