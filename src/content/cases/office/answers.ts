import { z } from '@hono/zod-openapi';
import { CaseDraft } from '../case.ts';
import { documentAnswer } from '#agency/documents/office/answers.ts';

export const CaseAnswer = documentAnswer(z.object(CaseDraft.shape)).openapi('StaffCase');
