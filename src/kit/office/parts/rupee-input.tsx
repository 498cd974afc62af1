import { toPaise } from '#kit/india/money.ts';
import { NumberInput, type NumberInputProps } from 'react-admin';

/** An amount that is typed in rupees and kept in paise. */
export const RupeeInput = (props: NumberInputProps) => (
  <NumberInput
    {...props}
    min={0}
    format={(paise?: number | null) => (typeof paise === 'number' ? paise / 100 : '')}
    parse={(rupees: string) => (rupees === '' ? null : toPaise(Number(rupees)))}
  />
);
