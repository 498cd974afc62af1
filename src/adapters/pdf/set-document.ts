/** What sets each kind of document, loaded when the first of its kind is asked for. */
const sheets = {
  quotation: async () => (await import('./quotation-sheet.tsx')).setQuotation,
  invoice: async () => (await import('./invoice-sheet.tsx')).setInvoice,
  certificate: async () => (await import('./certificate-sheet.tsx')).setCertificate,
  statement: async () => (await import('./statement-sheet.tsx')).setStatement,
};
type Sheets = typeof sheets;
type Document = Uint8Array<ArrayBuffer>;

/** A document that is asked for, and what its sheet is given: plain data, as it may go to another thread. */
export type Order = {
  [Kind in keyof Sheets]: { kind: Kind; given: Parameters<Awaited<ReturnType<Sheets[Kind]>>> };
}[keyof Sheets];

export async function setDocument({ kind, given }: Order): Promise<Document> {
  const set = (await sheets[kind]()) as (...given: unknown[]) => Promise<Document>;
  return set(...given);
}
