import type { z } from 'zod';
import type { Quotation, Summary, Template } from './answers.ts';

export type QuotationRow = z.infer<typeof Summary>;
type Answered = z.infer<typeof Quotation>;
/** What a form that was just saved does not hold: it comes when the quotation is read anew. */
type Later = 'claims' | 'due' | 'files' | 'owed' | 'preview' | 'payments' | 'revisions' | 'responses';
/** A quotation of its own. Lists know the row only. */
export type QuotationDetail = Omit<Answered, Later> & Partial<Pick<Answered, Later>>;
export type QuotationAnswer = Answered['responses'][number];
export type TemplateRecord = z.infer<typeof Template>;
