import { Box, Typography } from '@mui/material';
import { NumberInput, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { GstInputs } from '#catalogue/gst/office/gst-inputs.tsx';
import { owedByBuyer, type Supply } from '#catalogue/gst/supply.ts';
import { formatInr } from '#kit/india/money.ts';
import type { QuotationCoupon, QuotationLine } from '../quotation.ts';
import { couponOnLines } from '../coupon-on-lines.ts';
import { totalOf, wholeRates } from '../quotation-totals.ts';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { RowsInput } from '#kit/office/parts/text-inputs.tsx';
import { unitNames, units } from '#kit/units.ts';
import { PriceCombobox, usePrices } from './price-combobox.tsx';

const text = (typed: string | null) => typed ?? '';
const unitChoices = units.flatMap((id) => (id ? [{ id, name: unitNames[id][0] }] : []));
const grid = {
  display: 'grid',
  width: '100%',
  columnGap: 1.5,
  // A choice would rather stand over its neighbour than shrink.
  '& .MuiFormControl-root': { minWidth: 0 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1.4fr) minmax(0, 0.9fr) minmax(0, 1fr)',
  },
};
const wide = { gridColumn: '1 / -1' };

/** The lines of a quotation or of a template, chosen from the price list or typed, and what they come to. Amounts are before GST. */
export function LinesInput() {
  const prices = usePrices();
  return (
    <>
      <RowsInput source="lines" label="Lines" inline={false}>
        <Box sx={grid}>
          <PriceCombobox prices={prices} sx={{ gridColumn: { xs: '1 / -1', md: 'span 4' } }} />
          <NumberInput
            source="quantity"
            label="Quantity"
            helperText={false}
            defaultValue={1}
            min={1}
            validate={required()}
          />
          <SelectInput
            source="unit"
            label="Unit"
            helperText={false}
            choices={unitChoices}
            emptyText="None"
            emptyValue=""
            parse={text}
          />
          <RupeeInput source="unitPricePaise" label="Price (₹)" helperText={false} validate={required()} />
          <RupeeInput source="discountPaise" label="Discount (₹)" helperText={false} defaultValue={0} />
          <GstInputs sx={{ gridColumn: { md: '5 / -1' }, gridRow: { md: 1 } }} />
          <TextInput source="sac" label="SAC" helperText={false} parse={text} />
          <TextInput
            source="description"
            label="Description"
            helperText={false}
            multiline
            parse={text}
            sx={wide}
          />
        </Box>
      </RowsInput>
      <Sums />
    </>
  );
}

/** The lines as the server takes them: what was left empty is nothing. */
export const linesFrom = (lines: Partial<QuotationLine>[] | undefined) =>
  (lines ?? []).map(
    ({
      id,
      title,
      description,
      sac,
      unit,
      quantity,
      unitPricePaise,
      discountPaise,
      gstPercent,
      treatment,
    }) => ({
      ...(id && { id }),
      title: title ?? '',
      description: description ?? '',
      sac: sac ?? '',
      unit: unit ?? '',
      quantity,
      unitPricePaise,
      discountPaise: discountPaise ?? 0,
      gstPercent,
      ...(treatment && { treatment }),
    }),
  );

function Sums() {
  const typed = useWatch({ name: 'lines' }) as Partial<QuotationLine>[] | undefined;
  const whole = (typed ?? []).flatMap((line) =>
    line && line.quantity && typeof line.unitPricePaise === 'number' && typeof line.gstPercent === 'number'
      ? [{ ...line, discountPaise: line.discountPaise ?? 0 } as QuotationLine]
      : [],
  );
  const code = (useWatch({ name: 'couponCode' }) as string | null | undefined)?.trim().toUpperCase() ?? '';
  const coupon = useRecordContext<{ id: string; coupon?: QuotationCoupon | null }>()?.coupon;
  const isKnown = coupon?.code === code;
  const supply = useWatch({ name: 'supply' }) as Supply | undefined;
  const lowered = isKnown ? couponOnLines(whole, coupon) : whole;
  const { netPaise, gstPaise, totalPaise } = totalOf(lowered, supply);
  const owedPaise = owedByBuyer(supply ?? 'ordinary', wholeRates(lowered));
  return (
    <Box component="output" sx={{ display: 'block', textAlign: 'right', width: '100%', my: 1 }}>
      <Typography color="text.secondary" component="span" sx={{ display: 'block' }}>
        {formatInr(netPaise)} before GST,{' '}
        {owedPaise > 0
          ? `the buyer pays ${formatInr(owedPaise)} of GST to the government`
          : `${formatInr(gstPaise)} GST`}
      </Typography>
      <Typography component="span" variant="h6">
        Total {formatInr(totalPaise)}
      </Typography>
      {code && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {isKnown ? `Less coupon ${code}` : `Coupon ${code} is taken off when you save`}
        </Typography>
      )}
    </Box>
  );
}
