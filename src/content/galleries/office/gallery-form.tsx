import { Create, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { galleryStatuses } from '../gallery.ts';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import type { GalleryRecord } from './gallery-record.ts';
import { ImagesInput } from './images-input.tsx';

export const GalleryEdit = () => (
  <RecordEdit redirect="list" title="Gallery" transform={toInput}>
    <GalleryForm />
  </RecordEdit>
);

export const GalleryCreate = () => (
  <Create redirect="list" title="New gallery" transform={toInput}>
    <GalleryForm />
  </Create>
);

/** What the server takes: the words of a picture stand beside its place, the picture itself stays in the library. */
const toInput = ({ title, description, status, coverPictureId, images }: GalleryRecord) => ({
  title,
  description: description ?? '',
  status,
  coverPictureId: coverPictureId ?? null,
  images: (images ?? []).map(({ pictureId, picture, caption, category }) => ({
    pictureId,
    alt: picture.alt,
    caption,
    category,
  })),
});

const GalleryForm = () => (
  <SteadyForm
    sx={{ maxWidth: 860 }}
    defaultValues={{ status: 'Published', description: '', images: [], coverPictureId: null }}
    toolbar={<SaveBar />}
  >
    <SampleNote />
    <TextInput source="title" label="Title" validate={[required(), maxLength(120)]} />
    <TextInput
      source="description"
      label="Description"
      multiline
      minRows={2}
      parse={(text: string) => text ?? ''}
      validate={maxLength(1_000)}
    />
    <SelectInput
      source="status"
      label="Status"
      helperText="A hidden gallery is kept but not shown"
      choices={galleryStatuses.map((id) => ({ id, name: id }))}
      validate={required()}
    />
    <ImagesInput />
  </SteadyForm>
);
