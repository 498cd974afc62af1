import { Create, maxLength, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';

/** A title is enough to begin; the editor follows. */
export const PostCreate = () => (
  <Create redirect="edit" title="New post" mutationMode="pessimistic">
    <SimpleForm
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
    </SimpleForm>
  </Create>
);
