import { Box, Card, Link, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { otherLanguages, type OtherLanguage } from '#kit/language/language.ts';
import type { Text } from '../translation.ts';
import { useMay } from '#kit/office/session.ts';
import { TranslationField } from './translation-field.tsx';
import { placesOf, type TextRecord } from './translation-record.ts';

/** English beside its translations; on small screens below each other. */
export function TranslationRows() {
  const { data = [], filterValues } = useListContext<TextRecord>();
  const mayEdit = useMay('translations:edit');
  const { language } = filterValues as { language?: OtherLanguage };
  const shown = language ? [language] : otherLanguages;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {data.map((text) => (
        <Card
          key={text.id}
          component="li"
          sx={{
            p: 2,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: `repeat(${shown.length + 1}, minmax(0, 1fr))`,
            },
          }}
        >
          <Box>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text.source}</Typography>
            <Places text={text} />
          </Box>
          {shown.map((one) => (
            <TranslationField
              key={one}
              source={text.source}
              language={one}
              now={text[one]}
              etag={text.etags[one]}
              readOnly={!mayEdit}
            />
          ))}
        </Card>
      ))}
    </Box>
  );
}

const Places = ({ text }: { text: Text }) => (
  <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
    {placesOf(text).map(({ page, path, part }, i) => (
      <span key={page}>
        {i > 0 && '; '}
        <Link href={path} target="_blank" rel="noopener" color="inherit">
          {page}
        </Link>
        {`: ${part}`}
      </span>
    ))}
  </Typography>
);
