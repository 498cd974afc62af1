import { Button } from '@mui/material';
import { useInput } from 'react-admin';
import { LinesInput } from '#agency/settings/office/lines-input.tsx';
import { RequiredText, RowsInput } from '#kit/office/parts/text-inputs.tsx';
import type { Exhibit } from '../service-page.ts';

const empty: Exhibit = { heading: '', lead: '', columns: [], rows: [], note: '' };

/** The page's own table of figures or of a comparison; a page need not have any. */
export function ExhibitInput() {
  const { field } = useInput<Exhibit | null>({ source: 'content.exhibit', defaultValue: null });
  if (!field.value)
    return (
      <Button variant="outlined" size="small" onClick={() => field.onChange(empty)}>
        Show a sum or a comparison
      </Button>
    );
  return (
    <>
      <RequiredText source="content.exhibit.heading" label="Table: heading" />
      <RequiredText source="content.exhibit.lead" label="Table: sentence below" long />
      <LinesInput
        source="content.exhibit.columns"
        label="Columns"
        helperText="One per line, two to four; the first is above the names of the rows"
      />
      <RowsInput source="content.exhibit.rows" label="Rows" inline={false}>
        <LinesInput source="cells" label="Row" helperText="One line for each column" />
      </RowsInput>
      <RequiredText
        source="content.exhibit.note"
        label="What the figures are"
        helperText="A sample, a month of your own, a price list: say which"
        long
      />
      <Button size="small" onClick={() => field.onChange(null)}>
        Show no table
      </Button>
    </>
  );
}
