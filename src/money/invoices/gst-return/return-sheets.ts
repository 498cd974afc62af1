import { rupees } from '#kit/india/money.ts';
import { serviceCodeName } from '#kit/india/service-code.ts';
import { states } from '#kit/india/states.ts';
import {
  natures,
  nilKinds,
  type DocumentRow,
  type GstReturn,
  type PlaceRow,
  type RatePart,
  type ReturnTable,
} from './gst-return.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `05-Nov-2026` */
const dated = (day: string) =>
  `${day.slice(8)}-${months[Number(day.slice(5, 7)) - 1] ?? ''}-${day.slice(0, 4)}`;

/** `27-Maharashtra`, as the portal's list of places has it. */
export const placeName = (code: string) => {
  const name = code === '96' ? 'Foreign Country' : (states[code] ?? 'Other Territory');
  return `${code}-${name.replaceAll(' and ', ' & ')}`;
};

const invoiceTypes = {
  R: 'Regular B2B',
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
};
const yesNo = (is: boolean) => (is ? 'Y' : 'N');
/** There is no cess on services, and the reduced share of a rate is for other trades. */
const [cess, share, marketplace] = ['0.00', '', ''];
const taxed = ({ percent, taxablePaise }: RatePart) => [String(percent), rupees(taxablePaise)];
/** A line for each rate of each document. */
const perRate = <T extends DocumentRow>(rows: T[], draw: (row: T, rate: RatePart) => string[]) =>
  rows.flatMap((row) => row.rates.map((rate) => draw(row, rate)));
/** What was filed, and what takes its place. */
const both = ({ original, number, day }: DocumentRow & { original: { number: string; day: string } }) => [
  original.number,
  dated(original.day),
  number,
  dated(day),
];
const advances = (rows: PlaceRow[]) => rows.map((row) => [placeName(row.place), share, ...taxed(row), cess]);
const codeNames = [
  'HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value', 'Integrated Tax Amount',
  'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount',
]; // prettier-ignore
const codeRows = (rows: GstReturn['hsnB2b']) =>
  rows.map((row) => [
    row.code, serviceCodeName(row.code), row.unit, String(row.quantity), rupees(row.valuePaise), ...taxed(row),
    rupees(row.igstPaise), rupees(row.cgstPaise), rupees(row.sgstPaise), cess,
  ]); // prettier-ignore

/**
 * The tables as the sheets of the portal's offline workbook: each with its name and its columns first. Amounts in rupees.
 */
export function sheetsOf(filed: GstReturn): Record<ReturnTable, { name: string; rows: string[][] }> {
  return {
    b2b: {
      name: 'b2b,sez,de',
      rows: [
        [
          'GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value',
          'Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type', 'E-Commerce GSTIN', 'Rate',
          'Taxable Value', 'Cess Amount',
        ],
        ...perRate(filed.b2b, (row, rate) => [
          row.gstin, row.name, row.number, dated(row.day), rupees(row.valuePaise), placeName(row.place),
          yesNo(row.reverseCharge), share, invoiceTypes[row.type], marketplace, ...taxed(rate), cess,
        ]),
      ],
    },
    b2cl: {
      name: 'b2cl',
      rows: [
        [
          'Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate',
          'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN',
        ],
        ...perRate(filed.b2cl, (row, rate) => [
          row.number, dated(row.day), rupees(row.valuePaise), placeName(row.place), share, ...taxed(rate), cess,
          marketplace,
        ]),
      ],
    },
    exp: {
      name: 'exp',
      rows: [
        [
          'Export Type', 'Invoice Number', 'Invoice date', 'Invoice Value', 'Port Code', 'Shipping Bill Number',
          'Shipping Bill Date', 'Rate', 'Taxable Value', 'Cess Amount',
        ],
        ...perRate(filed.exp, (row, rate) => [
          row.type, row.number, dated(row.day), rupees(row.valuePaise), '', '', '', ...taxed(rate), cess,
        ]),
      ],
    },
    b2cs: {
      name: 'b2cs',
      rows: [
        [
          'Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount',
          'E-Commerce GSTIN',
        ],
        ...filed.b2cs.map((row) => ['OE', placeName(row.place), share, ...taxed(row), cess, marketplace]),
      ],
    },
    nil: {
      name: 'exemp',
      rows: [
        [
          'Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies',
        ],
        ...filed.nil.map((row) => [
          nilKinds[row.kind], rupees(row['nil-rated']), rupees(row.exempt), rupees(row['non-gst']),
        ]),
      ],
    },
    b2ba: {
      name: 'b2ba',
      rows: [
        [
          'GSTIN/UIN of Recipient', 'Receiver Name', 'Original Invoice Number', 'Original Invoice date',
          'Revised Invoice Number', 'Revised Invoice date', 'Invoice Value', 'Place Of Supply', 'Reverse Charge',
          'Applicable % of Tax Rate', 'Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount',
        ],
        ...perRate(filed.b2ba, (row, rate) => [
          row.gstin, row.name, ...both(row), rupees(row.valuePaise), placeName(row.place), yesNo(row.reverseCharge),
          share, invoiceTypes[row.type], marketplace, ...taxed(rate), cess,
        ]),
      ],
    },
    b2cla: {
      name: 'b2cla',
      rows: [
        [
          'Original Invoice Number', 'Original Invoice date', 'Original Place Of Supply', 'Revised Invoice Number',
          'Revised Invoice date', 'Invoice Value', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount',
          'E-Commerce GSTIN',
        ],
        ...perRate(filed.b2cla, (row, rate) => [
          row.original.number, dated(row.original.day), placeName(row.original.place), row.number, dated(row.day),
          rupees(row.valuePaise), share, ...taxed(rate), cess, marketplace,
        ]),
      ],
    },
    expa: {
      name: 'expa',
      rows: [
        [
          'Export Type', 'Original Invoice Number', 'Original Invoice date', 'Revised Invoice Number',
          'Revised Invoice date', 'Invoice Value', 'Port Code', 'Shipping Bill Number', 'Shipping Bill Date', 'Rate',
          'Taxable Value', 'Cess Amount',
        ],
        ...perRate(filed.expa, (row, rate) => [
          row.type, ...both(row), rupees(row.valuePaise), '', '', '', ...taxed(rate), cess,
        ]),
      ],
    },
    cdnra: {
      name: 'cdnra',
      rows: [
        [
          'GSTIN/UIN of Recipient', 'Receiver Name', 'Original Note Number', 'Original Note Date',
          'Revised Note Number', 'Revised Note Date', 'Note Type', 'Place Of Supply', 'Reverse Charge',
          'Note Supply Type', 'Note Value', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount',
        ],
        ...perRate(filed.cdnra, (row, rate) => [
          row.gstin, row.name, ...both(row), row.note, placeName(row.place), yesNo(row.reverseCharge),
          invoiceTypes[row.type], rupees(row.valuePaise), share, ...taxed(rate), cess,
        ]),
      ],
    },
    cdnura: {
      name: 'cdnura',
      rows: [
        [
          'UR Type', 'Original Note Number', 'Original Note Date', 'Revised Note Number', 'Revised Note Date',
          'Note Type', 'Place Of Supply', 'Note Value', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value',
          'Cess Amount',
        ],
        ...perRate(filed.cdnura, (row, rate) => [
          row.type, ...both(row), row.note, row.type === 'B2CL' ? placeName(row.place) : '', rupees(row.valuePaise),
          share, ...taxed(rate), cess,
        ]),
      ],
    },
    cdnr: {
      name: 'cdnr',
      rows: [
        [
          'GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply',
          'Reverse Charge', 'Note Supply Type', 'Note Value', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value',
          'Cess Amount',
        ],
        ...perRate(filed.cdnr, (row, rate) => [
          row.gstin, row.name, row.number, dated(row.day), row.note, placeName(row.place), yesNo(row.reverseCharge),
          invoiceTypes[row.type], rupees(row.valuePaise), share, ...taxed(rate), cess,
        ]),
      ],
    },
    cdnur: {
      name: 'cdnur',
      rows: [
        [
          'UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value',
          'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount',
        ],
        ...perRate(filed.cdnur, (row, rate) => [
          row.type, row.number, dated(row.day), row.note, row.type === 'B2CL' ? placeName(row.place) : '',
          rupees(row.valuePaise), share, ...taxed(rate), cess,
        ]),
      ],
    },
    at: {
      name: 'at',
      rows: [
        ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Gross Advance Received', 'Cess Amount'],
        ...advances(filed.at),
      ],
    },
    txpd: {
      name: 'atadj',
      rows: [
        ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Gross Advance Adjusted', 'Cess Amount'],
        ...advances(filed.txpd),
      ],
    },
    hsnB2b: { name: 'hsn(b2b)', rows: [codeNames, ...codeRows(filed.hsnB2b)] },
    hsnB2c: { name: 'hsn(b2c)', rows: [codeNames, ...codeRows(filed.hsnB2c)] },
    docs: {
      name: 'docs',
      rows: [
        ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
        ...filed.docs.map(({ nature, from, to, count, cancelled }) => [
          natures[nature] ?? '', from, to, String(count), String(cancelled),
        ]),
      ],
    },
  }; // prettier-ignore
}
