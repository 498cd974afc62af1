import type { z } from 'zod';
import type { Quotation, Summary, Template } from './answers.ts';

export type QuotationRow = z.infer<typeof Summary>;
/** A quotation as its own call answers with it. Lists know the row only. */
export type QuotationDetail = z.infer<typeof Quotation>;
export type QuotationAnswer = QuotationDetail['responses'][number];
export type TemplateRecord = z.infer<typeof Template>;
