import { z } from 'zod';
import { splitByPlace } from '#catalogue/gst/gst.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { toRupees } from '#kit/india/money.ts';
import { spread } from '#kit/india/spread.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import type { InvoiceContent } from '../invoice.ts';
import { isExport, isZone, needsLut, type Supply } from '#catalogue/gst/supply.ts';
import { byPart, noTax } from '../tax-parts.ts';
import schema from './inv-01.schema.json' with { type: 'json' };

/** What the portal takes in: form GST INV-01, version 1.1, as far as services need it. */
const Inv01 = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
type Inv01 = ReturnType<typeof written>;

/** A document as the portal takes it in, or what it lacks for that, in words. */
export function inv01Of(
  row: Pick<InvoiceRow, 'number' | 'kind' | 'issuedAt' | 'content'>,
): { json: Inv01; faults: [] } | { json: null; faults: string[] } {
  const json = written(row);
  const parsed = Inv01.safeParse(json);
  if (parsed.success) return { json, faults: [] };
  return {
    json: null,
    faults: [...new Set(parsed.error.issues.map(({ path }) => faultAt(path.map(String))))],
  };
}

const parties: Record<string, string> = { SellerDtls: 'of ours', BuyerDtls: 'of the buyer’s' };
const fields: Record<string, string> = {
  Gstin: 'GST number', LglNm: 'name with three letters or more', Addr1: 'address', Addr2: 'address of at most 200 letters',
  Loc: 'town, after the last comma of the address', Pin: 'PIN code', Stcd: 'state', Pos: 'place of supply',
  Ph: 'phone number', Em: 'e-mail address',
}; // prettier-ignore
const lineFields: Record<string, string> = {
  HsnCd: 'a code of 4 to 8 digits',
  PrdDesc: 'a title with three letters or more',
};

function faultAt([table = '', field = '', of = '']: string[]): string {
  if (parties[table]) return `The portal asks for a ${fields[field] ?? field} ${parties[table]}`;
  if (table === 'ItemList') return `Line ${Number(field) + 1} needs ${lineFields[of] ?? `another ${of}`}`;
  return `The portal does not take ${[table, field].filter(Boolean).join('.')} as it is`;
}

const types: Record<Supply, string> = {
  ordinary: 'B2B',
  'reverse-charge': 'B2B',
  'sez-with-tax': 'SEZWP',
  'sez-lut': 'SEZWOP',
  'export-with-tax': 'EXPWP',
  'export-lut': 'EXPWOP',
};
const documentTypes: Partial<Record<InvoiceRow['kind'], string>> = {
  'credit-note': 'CRN',
  'debit-note': 'DBN',
};
const slashed = (iso: string) => iso.split('-').toReversed().join('/');

/** Before anybody has looked whether it is whole. */
function written({
  number: No,
  kind,
  issuedAt,
  content,
}: Pick<InvoiceRow, 'number' | 'kind' | 'issuedAt' | 'content'>) {
  const { supplier, buyer, totals, placeOfSupply, passedOn = [], corrects } = content;
  const supply = content.supply ?? 'ordinary';
  const abroad = isExport(supply);
  const items = itemsOf(content);
  const sum = (of: 'IgstAmt' | 'CgstAmt' | 'SgstAmt') =>
    toRupees(items.reduce((all, item) => all + Math.round(item[of] * 100), 0));
  return {
    Version: '1.1',
    TranDtls: {
      TaxSch: 'GST',
      SupTyp: types[supply],
      RegRev: content.reverseCharge ? 'Y' : 'N',
      IgstOnIntra: 'N',
    },
    DocDtls: { Typ: documentTypes[kind] ?? 'INV', No, Dt: slashed(dateInIndia(issuedAt)) },
    SellerDtls: {
      Gstin: supplier.gstin,
      LglNm: supplier.legalName,
      ...addressOf(supplier.addressLines.join(', '), pinIn(supplier.addressLines)),
      Stcd: supplier.stateCode,
      ...(supplier.phones[0] && { Ph: supplier.phones[0] }),
      Em: supplier.email,
    },
    BuyerDtls: {
      Gstin: buyer.gstin || 'URP',
      LglNm: buyer.name,
      Pos: placeOfSupply,
      ...addressOf(buyer.address, buyerPin(content)),
      Stcd: abroad ? '96' : buyer.gstin.slice(0, 2),
      ...(/^\d{6,12}$/.test(buyer.phone) && { Ph: buyer.phone }),
      ...(buyer.email && { Em: buyer.email }),
    },
    ItemList: items,
    ValDtls: {
      AssVal: toRupees(totals.taxablePaise),
      CgstVal: sum('CgstAmt'),
      SgstVal: sum('SgstAmt'),
      IgstVal: sum('IgstAmt'),
      OthChrg: toRupees(passedOn.reduce((all, { amountPaise }) => all + amountPaise, 0)),
      RndOffAmt: toRupees(totals.roundOffPaise),
      TotInvVal: toRupees(totals.totalPaise),
    },
    ...(corrects && {
      RefDtls: { PrecDocDtls: [{ InvNo: corrects.number, InvDt: slashed(corrects.issuedOn) }] },
    }),
  };
}

/** Abroad has one of its own. */
export const buyerPin = ({ buyer, supply }: InvoiceContent) =>
  isExport(supply ?? 'ordinary') ? 999_999 : Number(buyer.pincode);

const pinIn = (lines: string[]) => Number(/\b[1-9]\d{5}\b/.exec(lines.join(' '))?.[0] ?? 0);

/** An address of one line in the portal's parts: the town is what stands before the PIN code, or after its last comma. */
function addressOf(address: string, Pin: number) {
  const parts = address.split(',').map((part) => part.trim());
  const at = parts.findIndex((part) => part.includes(`${Pin}`));
  const towns = (at < 0 ? parts.filter(Boolean).slice(-1) : parts.slice(0, at + 1))
    .map((part) => part.replace(/\b[1-9]\d{5}\b/, '').trim())
    .filter(Boolean);
  // Neither part may have fewer than three letters.
  const first = address.length > 100 && address.length < 103 ? 97 : 100;
  return {
    Addr1: address.slice(0, first),
    ...(address.length > first && { Addr2: address.slice(first) }),
    Loc: (towns.at(-1) ?? '').slice(0, 50),
    Pin,
  };
}

/** The lines with their shares of the taxes of their rate. */
function itemsOf(content: InvoiceContent) {
  const { lines, rates, supplier, placeOfSupply, reverseCharge, supply = 'ordinary' } = content;
  const taxed = new Map<number, ReturnType<typeof byPart>[]>();
  for (const rate of rates) {
    const of = lines.filter(({ gstPercent }) => gstPercent === rate.percent);
    const weights = of.map(({ taxablePaise }) => taxablePaise);
    const crosses = isZone(supply) || isExport(supply);
    // What the buyer pays to the state is named, and not charged.
    const due = reverseCharge
      ? {
          ...rate,
          ...noTax,
          ...splitByPlace(rate.taxablePaise, rate.percent, supplier.stateCode, crosses ? '' : placeOfSupply),
        }
      : rate;
    const cut = byName((name) => spread(due[name], weights));
    taxed.set(
      rate.percent,
      of.map((_, i) => byPart((name) => cut[name][i] ?? 0)),
    );
  }
  return lines.map((line, i) => {
    const tax = taxed.get(line.gstPercent)?.shift() ?? byPart(() => 0);
    const charged = reverseCharge ? 0 : tax.igstPaise + tax.cgstPaise + tax.sgstPaise;
    const isService = line.sac.startsWith('99') || line.sac === '';
    return {
      SlNo: String(i + 1),
      PrdDesc: line.title,
      IsServc: isService ? 'Y' : 'N',
      HsnCd: line.sac,
      Qty: line.quantity,
      Unit: isService ? 'OTH' : 'NOS',
      UnitPrice: toRupees(line.unitPaise),
      TotAmt: toRupees(line.taxablePaise + line.discountPaise),
      Discount: toRupees(line.discountPaise),
      AssAmt: toRupees(line.taxablePaise),
      GstRt: needsLut(supply) ? 0 : line.gstPercent,
      IgstAmt: toRupees(tax.igstPaise),
      CgstAmt: toRupees(tax.cgstPaise),
      SgstAmt: toRupees(tax.sgstPaise),
      TotItemVal: toRupees(line.taxablePaise + charged),
    };
  });
}

const byName = <T>(of: (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise') => T) => ({
  taxablePaise: of('taxablePaise'),
  cgstPaise: of('cgstPaise'),
  sgstPaise: of('sgstPaise'),
  igstPaise: of('igstPaise'),
});
