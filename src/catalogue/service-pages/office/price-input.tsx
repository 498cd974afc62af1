import { Button } from '@mui/material';
import { required, useInput } from 'react-admin';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';

type Offer = { paise: number | null; struckPaise: number | null; words: string };
const needed = required();

/** The page's price with the one it replaces; a page need not have any. */
export function PriceInput() {
  const { field } = useInput<Offer | null>({ source: 'content.offer', defaultValue: null });
  if (!field.value)
    return (
      <Button
        variant="outlined"
        size="small"
        onClick={() => field.onChange({ paise: null, struckPaise: null, words: '' })}
      >
        Show a price
      </Button>
    );
  return (
    <>
      <RupeeInput
        source="content.offer.paise"
        label="Price a month (₹)"
        helperText={false}
        validate={needed}
      />
      <RupeeInput
        source="content.offer.struckPaise"
        label="Struck-through price (₹)"
        helperText="Above the price"
        validate={needed}
      />
      <RequiredText source="content.offer.words" label="Words about the price" />
      <Button size="small" onClick={() => field.onChange(null)}>
        Show no price
      </Button>
    </>
  );
}
