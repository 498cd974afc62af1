import { z } from 'zod';
import { splitByPlace } from '#catalogue/gst/gst.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { toRupees } from '#kit/india/money.ts';
import { spread } from '#kit/india/spread.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import type { InvoiceContent } from '../invoice.ts';
import { isExport, isZone, needsLut, type Supply } from '../supply.ts';
import { byPart, noTax } from '../tax-parts.ts';

const text = (min: number, max: number) => z.string().min(min).max(max);
const amount = z.number().min(0).max(99_999_999_999_999);
const gstin = z.string().regex(/^\d{2}[A-Z0-9]{13}$/);
const Place = {
  LglNm: text(3, 100),
  Addr1: text(1, 100),
  Addr2: text(3, 100).optional(),
  Loc: text(3, 50),
  Pin: z.number().int().min(100_000).max(999_999),
  Stcd: z.string().regex(/^\d{1,2}$/),
  Ph: z
    .string()
    .regex(/^\d{6,12}$/)
    .optional(),
  Em: text(6, 100).optional(),
};
const day = z.string().regex(/^\d\d\/\d\d\/20\d\d$/);
const number = z.string().regex(/^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/);

/** What the portal takes in: form GST INV-01, version 1.1, as far as services need it. */
const Inv01 = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.enum(['B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP']),
    RegRev: z.enum(['Y', 'N']),
    IgstOnIntra: z.literal('N'),
  }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN', 'DBN']), No: number, Dt: day }),
  SellerDtls: z.strictObject({ Gstin: gstin, ...Place }),
  BuyerDtls: z.strictObject({
    Gstin: z.union([gstin, z.literal('URP')]),
    Pos: z.string().regex(/^\d{2}$/),
    ...Place,
  }),
  ItemList: z
    .array(
      z.strictObject({
        SlNo: text(1, 6),
        PrdDesc: text(3, 300),
        IsServc: z.enum(['Y', 'N']),
        HsnCd: z.string().regex(/^\d{4,8}$/),
        Qty: z.number().min(0).max(9_999_999_999.999),
        Unit: text(3, 8),
        UnitPrice: amount,
        TotAmt: amount,
        Discount: amount,
        AssAmt: amount,
        GstRt: z.number().min(0).max(100),
        IgstAmt: amount,
        CgstAmt: amount,
        SgstAmt: amount,
        TotItemVal: amount,
      }),
    )
    .min(1)
    .max(1000),
  ValDtls: z.strictObject({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    OthChrg: amount,
    RndOffAmt: z.number().min(-99.99).max(99.99),
    TotInvVal: amount,
  }),
  RefDtls: z
    .strictObject({ PrecDocDtls: z.array(z.strictObject({ InvNo: number, InvDt: day })).max(1) })
    .optional(),
});
type Inv01 = z.infer<typeof Inv01>;

/** A document as the portal takes it in, or what it lacks for that, in words. */
export function inv01Of(
  row: Pick<InvoiceRow, 'number' | 'kind' | 'issuedAt' | 'content'>,
): { json: Inv01; faults: [] } | { json: null; faults: string[] } {
  const parsed = Inv01.safeParse(written(row));
  if (parsed.success) return { json: parsed.data, faults: [] };
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

const types: Record<Supply, Inv01['TranDtls']['SupTyp']> = {
  ordinary: 'B2B',
  'reverse-charge': 'B2B',
  'sez-with-tax': 'SEZWP',
  'sez-lut': 'SEZWOP',
  'export-with-tax': 'EXPWP',
  'export-lut': 'EXPWOP',
};
const documentTypes: Partial<Record<InvoiceRow['kind'], Inv01['DocDtls']['Typ']>> = {
  'credit-note': 'CRN',
  'debit-note': 'DBN',
};
const slashed = (iso: string) => iso.split('-').toReversed().join('/');

/** Before anybody has looked whether it is whole. */
function written({ number: No, kind, issuedAt, content }: Parameters<typeof inv01Of>[0]): unknown {
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
      ...addressOf(buyer.address, abroad ? 999_999 : Number(buyer.pincode)),
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

const pinIn = (lines: string[]) => Number(/\b[1-9]\d{5}\b/.exec(lines.join(' '))?.[0] ?? 0);

/** An address of one line in the portal's parts: the town is what stands after its last comma, or before the PIN code. */
function addressOf(address: string, Pin: number) {
  const parts = address
    .split(',')
    .map((part) => part.replace(/\b[1-9]\d{5}\b/, '').trim())
    .filter(Boolean);
  const withPin = address.split(',').find((part) => /\b[1-9]\d{5}\b/.test(part) && /[A-Za-z]{3}/.test(part));
  const Loc = withPin ? withPin.replace(/\b[1-9]\d{5}\b/, '').trim() : (parts.at(-1) ?? '');
  return {
    Addr1: address.slice(0, 100),
    ...(address.length > 102 && { Addr2: address.slice(100) }),
    Loc: Loc.slice(0, 50),
    Pin,
  };
}

/** The lines with their shares of the taxes of their rate. */
function itemsOf(content: InvoiceContent): Inv01['ItemList'] {
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
