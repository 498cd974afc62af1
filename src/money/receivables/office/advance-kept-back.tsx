import type { ComponentProps } from 'react';
import { share } from '#kit/india/spread.ts';
import { unknownPercent } from '#money/invoices/bill.ts';
import { gstWithin } from '#catalogue/gst/gst.ts';
import { keptBackIn } from '../kept-back/tax-kept-back.ts';
import { tdsOn } from '../tds.ts';
import { KeptBackFields } from './kept-back-fields.tsx';

type Fields = Omit<ComponentProps<typeof KeptBackFields>, 'basePaise' | 'suggest'>;

/** What was kept back of money that no invoice takes: the base is what both come to, less the GST that a voucher names. */
export const AdvanceKeptBack = ({ moneyPaise, ...fields }: Fields & { moneyPaise: number }) => (
  <KeptBackFields
    {...fields}
    basePaise={gstWithin(moneyPaise + keptBackIn(fields.kept), unknownPercent).taxablePaise}
    suggest={(percent) =>
      tdsOn(
        share(
          moneyPaise + fields.kept.gstTdsPaise,
          10_000,
          Math.round((100 + unknownPercent - percent) * 100),
        ),
        percent,
      )
    }
  />
);
