import { toRupees, type Paise } from '#kit/india/money.ts';
import { serviceCodeName } from '#kit/india/service-code.ts';
import type { TaxParts } from '../invoice.ts';
import {
  crossesFrom,
  natures,
  type CodeRow,
  type DocumentRow,
  type GstReturn,
  type PlaceRow,
  type RatePart,
} from './gst-return.ts';

/** What the portal's offline tool writes in the place of a version and of a sum over the file. */
const [version, hash] = ['GST3.2.4', 'hash'];

/**
 * The return as the portal takes it in: the names of its offline tool, amounts in rupees, days as 05-11-2026. Tables without
 * a row are left out.
 */
export function returnJson(filed: GstReturn): object {
  const { gstin, month } = filed;
  const type = (row: PlaceRow) => (crossesFrom(gstin, row) ? 'INTER' : 'INTRA');
  const tables = {
    b2b: grouped(filed.b2b, ({ gstin: ctin }) => ctin).map(([ctin, rows]) => ({
      ctin,
      inv: rows.map((row) => ({ ...invoice(row), pos: row.place, ...business(row), itms: items(row) })),
    })),
    b2cl: grouped(filed.b2cl, ({ place }) => place).map(([pos, rows]) => ({
      pos,
      inv: rows.map((row) => ({ ...invoice(row), itms: items(row) })),
    })),
    exp: grouped(filed.exp, ({ type }) => type).map(([exp_typ, rows]) => ({
      exp_typ,
      inv: rows.map((row) => ({ ...invoice(row), itms: exportItems(row) })),
    })),
    b2cs: filed.b2cs.map((row) => ({
      sply_ty: type(row),
      typ: 'OE',
      pos: row.place,
      ...taxed(row),
    })),
    b2ba: grouped(filed.b2ba, ({ gstin: ctin }) => ctin).map(([ctin, rows]) => ({
      ctin,
      inv: rows.map((row) => ({
        ...amendedInvoice(row),
        pos: row.place,
        ...business(row),
        itms: items(row),
      })),
    })),
    b2cla: grouped(filed.b2cla, ({ place }) => place).map(([pos, rows]) => ({
      pos,
      inv: rows.map((row) => ({ ...amendedInvoice(row), itms: items(row) })),
    })),
    expa: grouped(filed.expa, ({ type }) => type).map(([exp_typ, rows]) => ({
      exp_typ,
      inv: rows.map((row) => ({ ...amendedInvoice(row), itms: exportItems(row) })),
    })),
    cdnra: grouped(filed.cdnra, ({ gstin: ctin }) => ctin).map(([ctin, rows]) => ({
      ctin,
      nt: rows.map((row) => ({ ...amendedNote(row), pos: row.place, ...business(row), itms: items(row) })),
    })),
    cdnura: filed.cdnura.map((row) => ({
      typ: row.type,
      ...amendedNote(row),
      ...(row.type === 'B2CL' && { pos: row.place }),
      itms: items(row),
    })),
    cdnr: grouped(filed.cdnr, ({ gstin: ctin }) => ctin).map(([ctin, rows]) => ({
      ctin,
      nt: rows.map((row) => ({ ...note(row), pos: row.place, ...business(row), itms: items(row) })),
    })),
    cdnur: filed.cdnur.map((row) => ({
      typ: row.type,
      ...note(row),
      ...(row.type === 'B2CL' && { pos: row.place }),
      itms: items(row),
    })),
    at: advances(filed.at, type),
    txpd: advances(filed.txpd, type),
  };
  return {
    gstin,
    fp: `${month.slice(5)}${month.slice(0, 4)}`,
    version,
    hash,
    ...Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0)),
    ...(filed.nil.length > 0 && {
      nil: {
        inv: filed.nil.map((row) => ({
          sply_ty: row.kind,
          nil_amt: toRupees(row['nil-rated']),
          expt_amt: toRupees(row.exempt),
          ngsup_amt: toRupees(row['non-gst']),
        })),
      },
    }),
    ...(filed.hsnB2b.length + filed.hsnB2c.length > 0 && {
      hsn: { hsn_b2b: codes(filed.hsnB2b), hsn_b2c: codes(filed.hsnB2c) },
    }),
    ...(filed.docs.length > 0 && { doc_issue: { doc_det: documents(filed.docs) } }),
  };
}

const dayMonthYear = (day: string) => day.split('-').toReversed().join('-');
const grouped = <T, K>(rows: T[], key: (row: T) => K) => [...Map.groupBy(rows, key)];

const invoice = ({ number, day, valuePaise }: DocumentRow) => ({
  inum: number,
  idt: dayMonthYear(day),
  val: toRupees(valuePaise),
});
const note = ({ number, day, valuePaise, note: ntty }: DocumentRow & { note: string }) => ({
  ntty,
  nt_num: number,
  nt_dt: dayMonthYear(day),
  val: toRupees(valuePaise),
});
type Amended = DocumentRow & { original: { number: string; day: string } };
const amendedInvoice = (row: Amended) => ({
  oinum: row.original.number,
  oidt: dayMonthYear(row.original.day),
  ...invoice(row),
});
const amendedNote = (row: Amended & { note: string }) => ({
  ont_num: row.original.number,
  ont_dt: dayMonthYear(row.original.day),
  ...note(row),
});
const business = ({ reverseCharge, type }: { reverseCharge: boolean; type: string }) => ({
  rchrg: reverseCharge ? 'Y' : 'N',
  inv_typ: type,
});

const base = ({ percent, taxablePaise }: { percent: number; taxablePaise: Paise }) => ({
  rt: percent,
  txval: toRupees(taxablePaise),
});
/** Inside a state both halves, else the whole: what is not levied is not named. */
const taxes = ({ igstPaise, cgstPaise, sgstPaise }: TaxParts) => ({
  ...(cgstPaise || sgstPaise
    ? { camt: toRupees(cgstPaise), samt: toRupees(sgstPaise) }
    : { iamt: toRupees(igstPaise) }),
  csamt: 0,
});
const taxed = (rate: RatePart) => ({ ...base(rate), ...taxes(rate) });
const items = ({ rates }: DocumentRow) => rates.map((rate, i) => ({ num: i + 1, itm_det: taxed(rate) }));

const exportItems = ({ rates }: DocumentRow) =>
  rates.map((rate) => ({ ...base(rate), iamt: toRupees(rate.igstPaise), csamt: 0 }));

const advances = (rows: PlaceRow[], type: (row: PlaceRow) => string) =>
  [...Map.groupBy(rows, (row) => `${row.place} ${type(row)}`).values()].map((of) => ({
    pos: of[0]?.place ?? '',
    sply_ty: of[0] ? type(of[0]) : '',
    itms: of.map((row) => ({ rt: row.percent, ad_amt: toRupees(row.taxablePaise), ...taxes(row) })),
  }));

const codes = (rows: CodeRow[]) =>
  rows.map((row, i) => ({
    num: i + 1,
    hsn_sc: row.code,
    // It takes thirty letters.
    desc: serviceCodeName(row.code).slice(0, 30).trimEnd(),
    uqc: row.unit,
    qty: row.quantity,
    ...base(row),
    iamt: toRupees(row.igstPaise),
    camt: toRupees(row.cgstPaise),
    samt: toRupees(row.sgstPaise),
    csamt: 0,
  }));

const documents = (rows: GstReturn['docs']) =>
  grouped(rows, ({ nature }) => nature).map(([doc_num, of]) => ({
    doc_num,
    doc_typ: natures[doc_num] ?? '',
    docs: of.map(({ from, to, count, cancelled }, i) => ({
      num: i + 1,
      from,
      to,
      totnum: count,
      cancel: cancelled,
      net_issue: count - cancelled,
    })),
  }));
