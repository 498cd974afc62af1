import type { paymentLinks } from './table.server.ts';

type Link = typeof paymentLinks.$inferSelect;

/** What other systems are told of a link: which it is, and what it asks for. */
export const linkIds = ({
  id: linkId,
  invoiceId,
  quotationId,
  admissionId,
}: Pick<Link, 'id' | 'invoiceId' | 'quotationId' | 'admissionId'>) => ({
  linkId,
  invoiceId,
  quotationId,
  admissionId,
});
