import { Typography } from '@mui/material';
import { required, useGetOne, useInput, ValidationError } from 'react-admin';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import type { PictureRecord } from './picture-record.ts';
import { PictureChoice } from './picture-choice.tsx';
import { PictureWords } from './picture-words.tsx';

const needed = required('Choose a picture');

/** A form's picture: its value is the id. What it shows is written below it, for the library and so for every page. */
export function PictureInput({
  source,
  label,
  whole,
  optional = false,
  isNamed = false,
}: {
  source: string;
  label: string;
  whole?: boolean;
  /** There may be none. */
  optional?: boolean;
  /** What it shows is what another field says, like the name of a client. */
  isNamed?: boolean;
}) {
  const { field, fieldState } = useInput<string | null>({
    source,
    ...(!optional && { validate: needed }),
  });
  const asked = useGetOne<PictureRecord>('media', { id: field.value ?? '' }, { enabled: !!field.value });
  const { data: picture } = asked;
  return (
    <PictureChoice
      label={label}
      picture={field.value && picture ? picture : null}
      {...(field.value && { missing: <NotRead what="The chosen picture" asked={asked} /> })}
      refusal={fieldState.error && <ValidationError error={fieldState.error.message ?? ''} />}
      whole={whole ?? false}
      words={
        !isNamed &&
        picture && (
          <>
            <PictureWords key={picture.id} picture={picture} helperText="For those who cannot see it" />
            <Typography variant="body2" color="text.secondary">
              {picture.width} × {picture.height}
            </Typography>
          </>
        )
      }
      onPick={(chosen) => field.onChange(chosen.id)}
      {...(optional && { onTakeOut: () => field.onChange(null) })}
    />
  );
}
