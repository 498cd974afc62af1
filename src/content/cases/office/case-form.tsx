import { Box } from '@mui/material';
import {
  Create,
  DeleteWithConfirmButton,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useRecordContext,
  type TextInputProps,
} from 'react-admin';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { LinesInput, withoutBlankLines } from '#agency/settings/office/lines-input.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { RequiredText, RowsInput } from '#kit/office/parts/text-inputs.tsx';
import { servicePageNames, servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { caseStatuses, type CaseInput } from '../case.ts';
import type { CaseRecord } from './case-record.ts';
import { ViewCase } from './view-case.tsx';

/** Lines that are left empty while typing are none. */
const whole = (data: Partial<CaseInput>) => ({ ...data, built: withoutBlankLines(data.built ?? []) });

export const CaseEdit = () => (
  <RecordEdit redirect={false} title="Case" transform={whole}>
    <CaseForm canDelete />
  </RecordEdit>
);

export const CaseCreate = () => (
  <Create redirect="edit" title="New case" transform={whole}>
    <CaseForm canDelete={false} />
  </Create>
);

/** A new case, before anything is typed. */
const empty: CaseInput = {
  slug: '',
  status: 'Draft',
  client: '',
  trade: '',
  town: '',
  headline: '',
  problem: '',
  built: [],
  figures: [],
  quote: { words: '', name: '', place: '' },
  services: [],
  address: '',
  beforePictureId: null,
  desktopPictureId: null,
  phonePictureId: null,
};

const statuses = caseStatuses.map((id) => ({ id, name: id }));
const services = servicePageSlugs.map((id) => ({ id, name: servicePageNames[id] }));

/** A text that a draft may still be without. */
const Words = ({ long = false, ...props }: TextInputProps & { long?: boolean }) => (
  <TextInput
    helperText={false}
    parse={(typed: string | null) => typed ?? ''}
    multiline={long}
    {...(long && { minRows: 3 })}
    {...props}
  />
);

const CaseForm = ({ canDelete }: { canDelete: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 880 }}
    defaultValues={empty}
    toolbar={
      <SaveBar>
        {canDelete && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <View />
            <DeleteWithConfirmButton
              mutationMode="pessimistic"
              confirmTitle="Delete this case?"
              confirmContent="It disappears from the website for good; its pictures stay in the library. As a draft it is kept but not shown."
            />
          </Box>
        )}
      </SaveBar>
    }
  >
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, width: '100%' }}>
      <SampleNote />
      <Section title="The client">
        <Pair>
          <RequiredText source="client" label="Client" />
          <Words source="trade" label="Trade" helperText="Like: Home-made pickles" />
        </Pair>
        <Pair>
          <Words source="town" label="Town" />
          <Words source="address" label="Live site" helperText="Begins with https://" />
        </Pair>
        <SelectArrayInput
          source="services"
          label="Services used"
          choices={services}
          helperText="The case stands on their pages"
        />
      </Section>
      <Section title="The story">
        <Words source="headline" label="What came of it" helperText="One sentence: the heading of the page" />
        <Words source="problem" label="What the owner told us" helperText="In the owner’s own words" long />
        <LinesInput source="built" label="What was built" helperText="One thing per line, at most eight" />
      </Section>
      <Section title="Pictures">
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', '& > *': { width: 220 } }}>
          <PictureInput source="desktopPictureId" label="Desktop picture" optional />
          <PictureInput source="phonePictureId" label="Phone picture" optional whole />
          <PictureInput source="beforePictureId" label="Picture from before" optional />
        </Box>
      </Section>
      <Section title="Figures">
        <RowsInput source="figures" label="At most three, each as somebody counted it" inline={false}>
          <Pair>
            <RequiredText source="figure" label="Figure" helperText="Like: 41, 3 of 4, 1.2 s" />
            <RequiredText source="words" label="What it counts" />
          </Pair>
          <Pair>
            <RequiredText source="month" label="Month" type="month" />
            <RequiredText
              source="source"
              label="Who counted"
              helperText="Like: order book, Google Ads account"
            />
          </Pair>
        </RowsInput>
      </Section>
      <Section title="What the client says">
        <Words source="quote.words" label="Quote" helperText="Without it this part is left out" long />
        <Pair>
          <Words source="quote.name" label="Name" />
          <Words source="quote.place" label="Who that is, and where" />
        </Pair>
      </Section>
      <Section title="On the website">
        <Pair>
          <SelectInput
            source="status"
            label="Status"
            helperText="Only who has the preview’s link sees a draft"
            choices={statuses}
            validate={required()}
          />
          <RequiredText source="slug" label="Address" helperText="What follows /work/, like pickles" />
        </Pair>
      </Section>
    </Box>
  </SteadyForm>
);

function View() {
  const record = useRecordContext<CaseRecord>();
  return record && <ViewCase record={record} />;
}
