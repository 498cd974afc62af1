import type { z } from 'zod';
import type { HelpRow as Help, HelpThread as Thread } from '#people/help/office/answers.ts';
import type { Customer, CustomerRow as Row } from './answers.ts';

export type CustomerRow = z.infer<typeof Row>;
type WholeCustomer = z.infer<typeof Customer>;
export type CustomerEvent = WholeCustomer['events'][number];
/** The lists are missing while only the row of the list has come. */
export type CustomerDetail = CustomerRow & Partial<WholeCustomer>;

export type HelpRow = z.infer<typeof Help>;
export type HelpThread = HelpRow & Partial<z.infer<typeof Thread>>;
