import { Autocomplete, type AutocompleteProps } from '@mui/material';
import { useLayoutEffect, useReducer } from 'react';

/**
 * An Autocomplete that keeps what the arrow keys have marked. MUI's lets go of it at the first render after its options
 * have changed (mui/material-ui#48093), so that anything which arrives for the page in that moment costs somebody the
 * press on Enter; here that render follows at once.
 */
export function Combobox<
  Option,
  Multiple extends boolean | undefined = false,
  DisableClearable extends boolean | undefined = false,
  FreeSolo extends boolean | undefined = false,
>(props: AutocompleteProps<Option, Multiple, DisableClearable, FreeSolo>) {
  const { options, onOpen, onInputChange } = props;
  const [changes, count] = useReducer((counted: number) => counted + 1, 0);
  const [, renderAgain] = useReducer((rendered: number) => rendered + 1, 0);
  useLayoutEffect(() => renderAgain(), [changes, options]);
  return (
    <Autocomplete
      {...props}
      onOpen={(event) => {
        count();
        onOpen?.(event);
      }}
      onInputChange={(event, typed, reason) => {
        count();
        onInputChange?.(event, typed, reason);
      }}
    />
  );
}
