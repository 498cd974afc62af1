import { required, useGetOne, useInput, ValidationError } from 'react-admin';
import type { PictureRecord } from './picture-record.ts';
import { PictureChoice } from './picture-choice.tsx';

const needed = required('Choose a picture');

/** A form's picture: its value is the id. */
export function PictureInput({
  source,
  label,
  whole,
  optional = false,
}: {
  source: string;
  label: string;
  whole?: boolean;
  /** There may be none. */
  optional?: boolean;
}) {
  const { field, fieldState } = useInput<string | null>({
    source,
    ...(!optional && { validate: needed }),
  });
  const { data: picture } = useGetOne<PictureRecord>(
    'media',
    { id: field.value ?? '' },
    { enabled: !!field.value },
  );
  return (
    <PictureChoice
      label={label}
      picture={field.value && picture ? picture : null}
      refusal={fieldState.error && <ValidationError error={fieldState.error.message ?? ''} />}
      whole={whole ?? false}
      onPick={(chosen) => field.onChange(chosen.id)}
      {...(optional && { onTakeOut: () => field.onChange(null) })}
    />
  );
}
