/** What everybody may know about suppliers' bills that an invoice passes on, browsers included. */
import { callPath } from '#kit/path-of.ts';
import type { BillLine } from '../bill.ts';

/** A supplier's bill on the client. `number`: what the line names as its proof. */
export type SupplierBill = { id: string; number: string; name: string; bytes: number };

/** All bills of an invoice together: they go with its mail. */
export const mostBillBytes = 6_000_000;

/** Where staff download it. */
export const supplierBillPath = ({ id }: Pick<SupplierBill, 'id'>) => callPath`/supplier-bills/${id}`;

/** The numbers that lines name as their proof, each once. */
export const numbersOf = (lines: Pick<BillLine, 'kind' | 'proof'>[]): string[] => [
  ...new Set(lines.flatMap(({ kind, proof }) => (kind === 'pure-agent' ? [proof] : []))),
];
