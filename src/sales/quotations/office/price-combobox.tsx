import { Box, TextField, Typography, type SxProps } from '@mui/material';
import { useEffect, useState } from 'react';
import { InputHelperText, required, useInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Price } from '#catalogue/price-items/price-item.ts';
import { formatInr } from '#kit/india/money.ts';
import { refusalText, request } from '#kit/office/http.ts';
import { Combobox } from '#kit/office/parts/combobox.tsx';

type Prices = { prices: Price[]; problem: string };

/** What can be chosen for a line; without it lines are typed. */
export function usePrices(): Prices {
  const [known, setKnown] = useState<Prices>({ prices: [], problem: '' });
  useEffect(() => {
    const asked = new AbortController();
    request<Price[]>('/prices', { signal: asked.signal }).then(
      (prices) => setKnown({ prices, problem: '' }),
      (error: unknown) => {
        if (!asked.signal.aborted) setKnown({ prices: [], problem: refusalText(error) });
      },
    );
    return () => asked.abort();
  }, []);
  return known;
}

/** Names a line: one of the prices, which fills the rest of it in, or whatever is typed. */
export function PriceCombobox({ prices: { prices, problem }, sx }: { prices: Prices; sx: SxProps }) {
  const { field, fieldState, id } = useInput<string>({ source: 'title', validate: required() });
  const { setValue } = useFormContext();
  const { getSource } = useSourceContext();

  function choose(price: Price) {
    const { title, description, sac, unit, unitPricePaise, gstPercent, treatment } = price;
    const taxed = { gstPercent, treatment };
    const filled = { title, description, sac, unit, unitPricePaise, ...taxed, discountPaise: 0 };
    for (const [name, value] of Object.entries(filled))
      setValue(getSource(name), value, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Combobox<Price, false, true, true>
      id={id}
      freeSolo
      disableClearable
      options={prices}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.group} ${option.id}`)}
      // What stands there is a text: choosing the same price once more fills the line in anew.
      value={field.value ?? ''}
      inputValue={field.value ?? ''}
      onInputChange={(_event, typed, reason) => reason === 'input' && field.onChange(typed)}
      onChange={(_event, chosen) => typeof chosen !== 'string' && choose(chosen)}
      onBlur={field.onBlur}
      sx={sx}
      renderOption={({ key, ...props }, { title, unitPricePaise }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 2 }}>
          <span>{title}</span>
          <Typography
            component="span"
            variant="body2"
            color="text.secondary"
            sx={{ ml: 'auto', flexShrink: 0 }}
          >
            {formatInr(unitPricePaise)}
          </Typography>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          inputRef={field.ref}
          label="Service"
          required
          error={fieldState.invalid}
          helperText={
            fieldState.error ? (
              <InputHelperText error={fieldState.error.message} />
            ) : (
              problem && `Type it: the price list cannot be read. ${problem}`
            )
          }
        />
      )}
    />
  );
}
