import { rupees } from '#kit/india/money.ts';
import { states } from '#kit/india/states.ts';
import { ledgers, type Ledger, type Voucher } from './ledgers.ts';
import type { Books } from './read-books.ts';

/**
 * The accounts and the buyers of a month, to be imported before its vouchers. What is there already is changed to what it
 * says, not doubled.
 */
export function tallyMasters({ documents }: Books): string {
  const parties = new Map(
    documents.flatMap(({ voucher: { party } }) => (party ? [[party.name, party]] : [])),
  );
  return envelope('All Masters', [
    ...Object.values(ledgers).map(([name, parent]) =>
      element('LEDGER', [element('NAME', name), element('PARENT', parent)], { NAME: name, ACTION: 'Create' }),
    ),
    ...[...parties.values()].map(({ name, gstin, stateCode, country }) =>
      element(
        'LEDGER',
        [
          element('NAME', name),
          element('PARENT', 'Sundry Debtors'),
          element('COUNTRYNAME', country || 'India'),
          element('LEDSTATENAME', states[stateCode] ?? ''),
          element('GSTREGISTRATIONTYPE', gstin ? 'Regular' : 'Unregistered/Consumer'),
          element('PARTYGSTIN', gstin),
        ],
        { NAME: name, ACTION: 'Create' },
      ),
    ),
  ]);
}

/** The vouchers. Tally writes debits below zero. */
export const tallyVouchers = ({ documents, journals }: Books): string =>
  envelope('Vouchers', [...documents.map(({ voucher }) => voucher), ...journals].map(voucherXml));

function voucherXml({ id, kind, number, day, narration, party, entries }: Voucher): string {
  const rows: [name: string, paise: number, isParty: boolean][] = [
    ...(party ? [[party.name, party.paise, true] as [string, number, boolean]] : []),
    ...entries.map(({ ledger, paise }): [string, number, boolean] => [nameOf(ledger), paise, false]),
  ];
  return element(
    'VOUCHER',
    [
      element('DATE', day.replaceAll('-', '')),
      element('GUID', id),
      element('VOUCHERTYPENAME', kind),
      element('VOUCHERNUMBER', number),
      element('REFERENCE', number),
      ...(party
        ? [
            element('PARTYLEDGERNAME', party.name),
            element('PARTYGSTIN', party.gstin),
            element('PLACEOFSUPPLY', states[party.stateCode] ?? ''),
          ]
        : []),
      element('NARRATION', narration),
      element('PERSISTEDVIEW', 'Accounting Voucher View'),
      element('ISINVOICE', 'No'),
      ...rows.map(([name, paise, isParty]) =>
        element('ALLLEDGERENTRIES.LIST', [
          element('LEDGERNAME', name),
          element('ISPARTYLEDGER', isParty ? 'Yes' : 'No'),
          element('ISDEEMEDPOSITIVE', paise > 0 ? 'Yes' : 'No'),
          element('AMOUNT', rupees(-paise)),
        ]),
      ),
    ],
    { REMOTEID: id, VCHTYPE: kind, ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
  );
}

const nameOf = (ledger: Ledger) => ledgers[ledger][0];

const envelope = (report: string, messages: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('ENVELOPE', [
    element('HEADER', [element('TALLYREQUEST', 'Import Data')]),
    element('BODY', [
      element('IMPORTDATA', [
        element('REQUESTDESC', [element('REPORTNAME', report)]),
        element(
          'REQUESTDATA',
          messages.map((message) => element('TALLYMESSAGE', [message], { 'xmlns:UDF': 'TallyUDF' })),
        ),
      ]),
    ]),
  ])}`;

/** An element of text, or of elements. */
function element(name: string, inside: string | string[], attributes: Record<string, string> = {}): string {
  const named = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`),
  ].join(' ');
  return `<${named}>${typeof inside === 'string' ? escaped(inside) : inside.join('')}</${name}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) =>
  text
    // XML has no words for control characters.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll(/[&<>"']/g, (one) => entities[one] ?? one);
