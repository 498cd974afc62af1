import { Typography } from '@mui/material';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { languageNames, type OtherLanguage } from '#kit/language/language.ts';

/** Of a drafted question that a visitor asked in another language: it is put into English here, and translated afterwards. */
export function AskedIn() {
  const { getSource } = useSourceContext();
  const askedIn = useWatch({ name: getSource('askedIn') }) as OtherLanguage | undefined;
  if (!askedIn) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {`A visitor asked this in ${languageNames[askedIn]}. Write question and answer in English; the translation comes after.`}
    </Typography>
  );
}
