import { Box } from '@mui/material';
import { useGetOne, useInput, ValidationError } from 'react-admin';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import type { PictureRecord } from './picture-record.ts';
import { PictureChoice } from './picture-choice.tsx';

type Described = { pictureId: string; alt: string };

/** A picture, or none, with what it shows on this page beside it; at first what the library says of it. */
export function DescribedPictureInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput<Described | null>({ source, defaultValue: null });
  const id = field.value?.pictureId ?? '';
  const { data: picture } = useGetOne<PictureRecord>('media', { id }, { enabled: id !== '' });
  const lost = (fieldState.error as { pictureId?: { message?: string } } | undefined)?.pictureId?.message;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '220px minmax(0, 1fr)' }, columnGap: 3 }}>
      <PictureChoice
        label={label}
        picture={field.value && picture ? picture : null}
        refusal={lost && <ValidationError error={lost} />}
        onPick={(chosen) => field.onChange({ pictureId: chosen.id, alt: chosen.alt })}
        onTakeOut={() => field.onChange(null)}
      />
      {field.value && (
        <RequiredText
          source={`${source}.alt`}
          label={`${label}: what it shows`}
          helperText="Read out to who does not see it, like “A shopkeeper with a phone”"
          long
        />
      )}
    </Box>
  );
}
