import { csvLines } from '#kit/csv.ts';
import { rupees } from '#kit/india/money.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { FileToZip } from '#kit/zip.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { isGivenBack, type InvoiceLine } from '../invoice.ts';
import { isExport, isZone } from '#catalogue/gst/supply.ts';
import { ledgers } from './ledgers.ts';
import { bookedLines, type BookedDocument, type Books } from './read-books.ts';

/** States as Zoho Books writes them. */
const places: Record<string, string> = {
  '01': 'JK', '02': 'HP', '03': 'PB', '04': 'CH', '05': 'UK', '06': 'HR', '07': 'DL', '08': 'RJ', '09': 'UP', '10': 'BR',
  '11': 'SK', '12': 'AR', '13': 'NL', '14': 'MN', '15': 'MZ', '16': 'TR', '17': 'ML', '18': 'AS', '19': 'WB', '20': 'JH',
  '21': 'OD', '22': 'CG', '23': 'MP', '24': 'GJ', '26': 'DN', '27': 'MH', '29': 'KA', '30': 'GA', '31': 'LD', '32': 'KL',
  '33': 'TN', '34': 'PY', '35': 'AN', '36': 'TS', '37': 'AD', '38': 'LA',
}; // prettier-ignore

const shared = [
  'Customer Name', 'GST Treatment', 'GST Identification Number (GSTIN)', 'Place of Supply', 'Currency Code', 'Account',
  'Item Name', 'Item Desc', 'Item Type', 'HSN/SAC', 'Quantity', 'Item Price', 'Item Tax', 'Item Tax %',
  'Item Tax Exemption Reason', 'Is Inclusive Tax', 'Adjustment', 'Adjustment Description',
]; // prettier-ignore

/** Invoices (and debit notes), credit notes and journals, each a file that Zoho Books takes in by itself. */
export function zohoFiles({ documents, journals }: Books): FileToZip[] {
  const sold = documents.filter(({ row }) => !isGivenBack(row.kind));
  const back = documents.filter(({ row }) => isGivenBack(row.kind));
  const file = (name: string, rows: string[][]): FileToZip[] =>
    rows.length > 1 ? [{ name, text: `\uFEFF${csvLines(rows)}` }] : [];
  return [
    ...file('invoices.csv', [
      ['Invoice Number', 'Invoice Date', 'Invoice Status', 'Due Date', ...shared],
      ...sold.flatMap((one) => {
        const day = dateInIndia(one.row.issuedAt);
        return linesOf(one).map((line) => [one.row.number, day, 'Sent', one.row.dueOn ?? day, ...line]);
      }),
    ]),
    ...file('credit-notes.csv', [
      ['Credit Note Number', 'Credit Note Date', 'Associated Invoice Number', 'Reason', ...shared],
      ...back.flatMap((one) => {
        const { number, issuedAt, content } = one.row;
        return linesOf(one).map((line) => [
          number,
          dateInIndia(issuedAt),
          content.corrects?.number ?? '',
          content.note ?? '',
          ...line,
        ]);
      }),
    ]),
    ...file('journals.csv', [
      ['Journal Date', 'Reference Number', 'Notes', 'Currency', 'Account', 'Debit', 'Credit'],
      ...journals.flatMap(({ day, number, narration, entries }) =>
        entries.map(({ ledger, paise }) => [
          day, number, narration, 'INR', ledgers[ledger][0], paise > 0 ? rupees(paise) : '', paise < 0 ? rupees(-paise) : '',
        ]),
      ),
    ]),
  ]; // prettier-ignore
}

function treatmentOf({ buyerGstin, content }: InvoiceRow): string {
  const supply = content.supply ?? 'ordinary';
  if (isExport(supply)) return 'overseas';
  if (isZone(supply)) return 'business_sez';
  return buyerGstin ? 'business_registered_regular' : 'consumer';
}

const reasons = { exempt: 'Exempt', 'non-gst': 'Non-GST supply' };

/** A row for each line and account, net of discounts, so that prices add up to what the document says. */
function linesOf(document: BookedDocument): string[][] {
  const { row, voucher } = document;
  const { content, buyerGstin, kind } = row;
  const { placeOfSupply, supplier, totals, passedOn = [], reverseCharge } = content;
  const crosses = placeOfSupply !== supplier.stateCode || isZone(content.supply ?? 'ordinary');
  const head = [voucher.party?.name ?? '', treatmentOf(row), buyerGstin, places[placeOfSupply] ?? '', 'INR'];
  const tax = ({ gstPercent, treatment }: InvoiceLine) => {
    if (!supplier.gstin || kind === 'commercial-note' || reverseCharge) return ['', '', ''];
    // What is nil rated has a tax of 0% there; the others have none, and say why.
    const reason = treatment && treatment !== 'nil-rated' ? reasons[treatment] : '';
    return reason ? ['', '', reason] : [`${crosses ? 'IGST' : 'GST'}${gstPercent}`, String(gstPercent), ''];
  };
  const rows = [
    ...bookedLines(row, document.unearnedPaise).map(({ line, ledger, paise }) => [
      ledgers[ledger][0], line.title, line.description, line.sac.startsWith('99') || !line.sac ? 'service' : 'goods',
      line.sac, '1', rupees(paise), ...tax(line), 'false',
    ]),
    ...passedOn.map(({ title, proof, amountPaise }) => [
      ledgers.passedOn[0], title, proof, 'service', '', '1', rupees(amountPaise), '', '', '', 'false',
    ]),
  ]; // prettier-ignore
  return rows.map((cells, i) => [
    ...head,
    ...cells,
    ...(i === 0 && totals.roundOffPaise !== 0
      ? [rupees(totals.roundOffPaise), ledgers.roundOff[0]]
      : ['', '']),
  ]);
}
