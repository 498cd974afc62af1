import { Box } from '@mui/material';
import { SelectArrayInput, TextInput, type TextInputProps } from 'react-admin';
import { useParams } from 'react-router';
import { DocumentEditor } from '#agency/documents/office/document-editor.tsx';
import { FoldedPart } from '#agency/documents/office/folded-part.tsx';
import { PictureInput } from '#agency/media/office/picture-input.tsx';
import { LinesInput, withoutBlankLines } from '#agency/settings/office/lines-input.tsx';
import { MonthInput } from '#kit/office/parts/month-field.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RequiredText, RowsInput } from '#kit/office/parts/text-inputs.tsx';
import { callPath } from '#kit/path-of.ts';
import { servicePageNames, servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { casePath } from '../case-path.ts';
import type { CaseContent } from '../case.ts';
import type { CaseRecord } from './case-record.ts';

/** Lines that are left empty while typing are none. */
const whole = (content: CaseContent) => ({ ...content, built: withoutBlankLines(content.built) });

export function CaseEdit() {
  const { id } = useParams<{ id: string }>();
  if (!id) return null;
  return (
    <DocumentEditor<CaseRecord>
      resource="cases"
      id={id}
      title="Case"
      path={callPath`/cases/${id}`}
      page={({ content }) => casePath(content.slug)}
      transform={whole}
      canHide
    >
      <CaseFields />
    </DocumentEditor>
  );
}

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

const CaseFields = () => (
  <>
    <FoldedPart name="client" title="The client">
      <Pair>
        <RequiredText source="content.client" label="Client" />
        <Words source="content.trade" label="Trade" helperText="Like: Home-made pickles" />
      </Pair>
      <Pair>
        <Words source="content.town" label="Town" />
        <Words source="content.address" label="Live site" helperText="Begins with https://" />
      </Pair>
      <SelectArrayInput
        source="content.services"
        label="Services used"
        choices={services}
        helperText="The case stands on their pages"
      />
    </FoldedPart>
    <FoldedPart name="story" title="The story">
      <Words
        source="content.headline"
        label="What came of it"
        helperText="One sentence: the heading of the page"
      />
      <Words
        source="content.problem"
        label="What the owner told us"
        helperText="In the owner’s own words"
        long
      />
      <LinesInput
        source="content.built"
        label="What was built"
        helperText="One thing per line, at most eight"
      />
      <Words
        source="content.differently"
        label="What you would do differently"
        helperText="Without it this part is left out"
        long
      />
    </FoldedPart>
    <FoldedPart name="makers" title="Who made it">
      <RowsInput source="content.makers" label="At most six people, each with their part, like Design">
        <RequiredText source="name" label="Name" />
        <RequiredText source="role" label="Role" />
      </RowsInput>
    </FoldedPart>
    <FoldedPart name="step" title="One step of the work">
      <Words source="content.step.heading" label="Heading" helperText="Without it this part is left out" />
      <Words source="content.step.words" label="What was done that day" long />
      <PictureInput source="content.stepPictureId" label="What was there that day" optional whole />
    </FoldedPart>
    <FoldedPart name="pictures" title="Pictures">
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', '& > *': { width: 220 } }}>
        <PictureInput source="content.desktopPictureId" label="Desktop picture" optional />
        <PictureInput source="content.phonePictureId" label="Phone picture" optional whole />
        <PictureInput source="content.beforePictureId" label="Picture from before" optional />
      </Box>
    </FoldedPart>
    <FoldedPart name="figures" title="Figures">
      <RowsInput source="content.figures" label="At most three, each as somebody counted it" inline={false}>
        <Pair>
          <RequiredText source="figure" label="Figure" helperText="Like: 41, 3 of 4, 1.2 s" />
          <RequiredText source="words" label="What it counts" />
        </Pair>
        <Pair>
          <MonthInput source="month" label="Month" />
          <RequiredText
            source="source"
            label="Who counted"
            helperText="Like: order book, Google Ads account"
          />
        </Pair>
      </RowsInput>
    </FoldedPart>
    <FoldedPart name="quote" title="What the client says">
      <Words source="content.quote.words" label="Quote" helperText="Without it this part is left out" long />
      <Pair>
        <Words source="content.quote.name" label="Name" />
        <Words source="content.quote.place" label="Who that is, and where" />
      </Pair>
    </FoldedPart>
    <FoldedPart name="website" title="On the website">
      <RequiredText source="content.slug" label="Address" helperText="What follows /work/, like pickles" />
    </FoldedPart>
  </>
);
