import { Box, Typography } from '@mui/material';
import {
  AutocompleteArrayInput,
  DateInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useGetOne,
} from 'react-admin';
import { languages } from '#kit/language/language.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { customerRules } from '../segment.ts';
import { ReaderCount } from './reader-count.tsx';
import type { GroupsRecord } from './letter-record.ts';

const customerLabels = { all: 'With an account here or not', only: 'With an account', none: 'Without one' };
const row = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } };

/** To whom a letter goes. What says nothing leaves everybody in; of what is said, all has to hold. */
export function SegmentInputs({ readOnly }: { readOnly: boolean }) {
  const help = (text: string) => !readOnly && text;
  const asked = useGetOne<GroupsRecord>('letter-groups', { id: 'now' });
  const { data: groups } = asked;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, width: '100%' }}>
      <Typography component="legend" variant="h6">
        Who gets it
      </Typography>
      {!readOnly && <ReaderCount />}
      <NotRead what="What readers chose" asked={asked} />
      <Box sx={row}>
        <SelectArrayInput
          source="segment.languages"
          label="Read"
          helperText={help('None chosen: any language')}
          choices={languages.map((id) => ({ id, name: languageLabels[id] }))}
          readOnly={readOnly}
        />
        <SelectInput
          source="segment.customers"
          label="Customers"
          helperText={help('By their mail address')}
          choices={customerRules.map((id) => ({ id, name: customerLabels[id] }))}
          readOnly={readOnly}
        />
        <AutocompleteArrayInput
          source="segment.interests"
          label="Want to read about"
          helperText={help('Any of these; as they chose themselves')}
          choices={(groups?.interests ?? []).map(({ name, readers }) => ({
            id: name,
            name: `${name} (${readers})`,
          }))}
          readOnly={readOnly}
        />
        <TextInput
          source="segment.source"
          label="Subscribed on"
          helperText={help('How the page’s address begins, for instance /blogs/')}
          readOnly={readOnly}
          slotProps={{ htmlInput: { list: 'subscribed-on', maxLength: 120 } }}
        />
        <datalist id="subscribed-on">
          {(groups?.sources ?? []).map(({ name, readers }) => (
            <option key={name} value={name}>{`${readers}`}</option>
          ))}
        </datalist>
        <DateInput
          source="segment.since"
          label="Confirmed on or after"
          helperText={false}
          readOnly={readOnly}
        />
        <DateInput
          source="segment.until"
          label="Confirmed on or before"
          helperText={false}
          readOnly={readOnly}
        />
        <NumberInput
          source="segment.quietDays"
          label="Quiet for so many days"
          helperText={help('Got letters, opened none, followed no link: of those who allow us to see it')}
          min={7}
          max={365}
          readOnly={readOnly}
        />
      </Box>
    </Box>
  );
}
