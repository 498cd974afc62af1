import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fallbackGstPercent } from '#catalogue/gst/fallback-gst-percent.ts';
import { isExport, needsLut, supplies, supplyNames, type Supply } from '#catalogue/gst/supply.ts';
import { Pair } from '#kit/office/parts/pair.tsx';
import type { QuotationLine } from '../quotation.ts';

const choices = supplies.map((id) => ({ id, name: supplyNames[id] }));

/** The kind of supply, which decides the taxes of the quotation and of its invoices, and the country of a buyer abroad. */
export function SupplyFields() {
  const supply = useWatch({ name: 'supply' }) as Supply | undefined;
  const { getValues, setValue } = useFormContext<{ lines?: Partial<QuotationLine>[] }>();
  // Under a letter of undertaking lines are saved without GST; as another kind they would stay so unseen.
  const refill = (next: Supply) => {
    if (!supply || !needsLut(supply) || needsLut(next)) return;
    for (const [i, line] of (getValues('lines') ?? []).entries())
      if (line.gstPercent === 0 && !line.treatment) setValue(`lines.${i}.gstPercent`, fallbackGstPercent);
  };
  return (
    <Pair>
      <SelectInput
        source="supply"
        label="Kind of supply"
        helperText={supply && needsLut(supply) ? 'No GST is charged: lines are saved with 0%' : false}
        choices={choices}
        onChange={(event: { target?: { value: string } }) => refill(event.target?.value as Supply)}
        validate={required()}
      />
      <TextInput
        source="country"
        label="Country"
        helperText={supply && isExport(supply) ? 'The buyer’s: its invoice names it' : 'Empty: India'}
        parse={(typed: string | null) => typed ?? ''}
        validate={maxLength(60)}
      />
    </Pair>
  );
}
