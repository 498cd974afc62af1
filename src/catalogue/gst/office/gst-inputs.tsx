import { NumberInput, required, SelectInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SxProps } from '@mui/material';
import { fallbackGstPercent } from '../fallback-gst-percent.ts';
import { treatmentNames, treatments, type Treatment } from '../treatment.ts';

const choices = treatments.flatMap((id) => (id ? [{ id, name: treatmentNames[id] }] : []));

/** How a thing is taxed: with GST at a rate, or why without it; its rate then is 0 and stays so. @param sx of the first */
export function GstInputs({ sx = {} }: { sx?: SxProps }) {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const treatment = useWatch({ name: getSource('treatment') }) as Treatment | undefined;
  const choose = (next: Treatment) => {
    if (Boolean(next) === Boolean(treatment)) return;
    setValue(getSource('gstPercent'), next ? 0 : fallbackGstPercent, { shouldDirty: true });
  };
  return (
    <>
      <SelectInput
        source="treatment"
        label="Taxed"
        helperText={false}
        choices={choices}
        emptyText="With GST"
        emptyValue=""
        defaultValue=""
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        parse={(typed: string | null) => typed ?? ''}
        onChange={(event: { target?: { value: string } }) => choose(event.target?.value as Treatment)}
        sx={sx}
      />
      <NumberInput
        source="gstPercent"
        label="GST %"
        helperText={false}
        defaultValue={fallbackGstPercent}
        min={0}
        max={40}
        readOnly={Boolean(treatment)}
        validate={required()}
      />
    </>
  );
}
