import type { ComponentType, ReactElement } from 'react';
import { DateInput, NumberInput, SelectInput, TextInput, useListContext } from 'react-admin';
import { get } from 'react-hook-form';
import { useLeadFields } from './use-fields.ts';

const asTyped = (day: string) => day;

type FilterProps = { source: string; label: string };

/** The fields come later than the form of filters, which knows no value for what was not there: the list knows it. */
function Late<Props extends FilterProps>({
  input: Input,
  ...props
}: Props & { input: ComponentType<FilterProps & { defaultValue?: unknown }> }) {
  const { filterValues } = useListContext();
  return <Input {...props} defaultValue={get(filterValues, props.source)} />;
}

/** The filters of the agency's own fields, for the list of leads; of the retired ones as well, for values stay. */
export const useFieldFilters = (): ReactElement[] =>
  useLeadFields().flatMap(({ id, name, kind, choices }) => {
    const source = `custom.${id}`;
    if (kind === 'choice')
      return [
        <Late
          input={SelectInput}
          key={`${source}.is`}
          source={`${source}.is`}
          label={name}
          choices={choices.map((choice) => ({ id: choice, name: choice }))}
        />,
      ];
    if (kind === 'text')
      return [
        <Late input={TextInput} key={`${source}.has`} source={`${source}.has`} label={`${name} contains`} />,
      ];
    const input = kind === 'date' ? DateInput : NumberInput;
    const [first, last] = kind === 'date' ? ['from', 'until'] : ['at least', 'at most'];
    return [
      <Late
        input={input}
        key={`${source}.from`}
        source={`${source}.from`}
        label={`${name} ${first}`}
        {...(kind === 'date' && { parse: asTyped })}
      />,
      <Late
        input={input}
        key={`${source}.to`}
        source={`${source}.to`}
        label={`${name} ${last}`}
        {...(kind === 'date' && { parse: asTyped })}
      />,
    ];
  });
