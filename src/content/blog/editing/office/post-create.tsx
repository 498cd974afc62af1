import { Create, maxLength, required, SaveButton, TextInput, Toolbar } from 'react-admin';
import { SteadyForm } from '#kit/office/parts/record-edit.tsx';

/** A title is enough to begin; the editor follows. */
export const PostCreate = () => (
  <Create redirect="edit" title="New post" mutationMode="pessimistic">
    <SteadyForm
      sx={{ maxWidth: 720 }}
      toolbar={
        <Toolbar>
          <SaveButton color="secondary" label="Begin to write" />
        </Toolbar>
      }
    >
      <TextInput
        source="title"
        label="Title"
        helperText="It can be changed later. Nobody sees the post before you publish it."
        validate={[required(), maxLength(160)]}
        autoFocus
      />
    </SteadyForm>
  </Create>
);
