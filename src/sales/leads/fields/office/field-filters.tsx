import type { ReactElement } from 'react';
import { DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useLeadFields } from './use-fields.ts';

const asTyped = (day: string) => day;

/** The filters of the agency's own fields, for the list of leads; of the retired ones as well, for values stay. */
export const useFieldFilters = (): ReactElement[] =>
  useLeadFields().flatMap(({ id, name, kind, choices }) => {
    const source = `custom.${id}`;
    if (kind === 'choice')
      return [
        <SelectInput
          key={`${source}.is`}
          source={`${source}.is`}
          label={name}
          choices={choices.map((choice) => ({ id: choice, name: choice }))}
        />,
      ];
    if (kind === 'text')
      return [<TextInput key={`${source}.has`} source={`${source}.has`} label={`${name} contains`} />];
    const Input = kind === 'date' ? DateInput : NumberInput;
    const [first, last] = kind === 'date' ? ['from', 'until'] : ['at least', 'at most'];
    return [
      <Input
        key={`${source}.from`}
        source={`${source}.from`}
        label={`${name} ${first}`}
        {...(kind === 'date' && { parse: asTyped })}
      />,
      <Input
        key={`${source}.to`}
        source={`${source}.to`}
        label={`${name} ${last}`}
        {...(kind === 'date' && { parse: asTyped })}
      />,
    ];
  });
