import { Create, SaveButton, Toolbar } from 'react-admin';
import { SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { emptyCase } from '../case.ts';

/** A client and an address are enough to begin; the editor follows. */
export const CaseCreate = () => (
  <Create
    redirect="edit"
    title="New case"
    mutationMode="pessimistic"
    transform={({ content }: { content: object }) => ({ ...emptyCase, ...content })}
  >
    <SteadyForm
      sx={{ maxWidth: 720 }}
      toolbar={
        <Toolbar>
          <SaveButton color="secondary" label="Begin to write" />
        </Toolbar>
      }
    >
      <RequiredText source="content.client" label="Client" autoFocus />
      <RequiredText
        source="content.slug"
        label="Address"
        helperText="What follows /work/, like pickles. Nobody sees the case before you publish it."
      />
    </SteadyForm>
  </Create>
);
