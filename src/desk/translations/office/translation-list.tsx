import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { BooleanInput, SearchInput, SelectInput, useListContext } from 'react-admin';
import { otherLanguages } from '#kit/language/language.ts';
import type { Text } from '../translation.ts';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { useMay } from '#kit/office/session.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { ImportPart } from './import-part.tsx';
import { languageNames, type ListMeta } from './translation-record.ts';
import { TranslationRows } from './translation-rows.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Words in any language" />,
  <PageFilter key="page" source="page" alwaysOn />,
  <SelectInput
    key="language"
    source="language"
    label="Language"
    alwaysOn
    emptyText="Both"
    choices={otherLanguages.map((id) => ({ id, name: languageNames[id] }))}
  />,
  <BooleanInput key="missing" source="missing" label="Missing only" alwaysOn />,
];

function PageFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const { meta } = useListContext();
  const pages = (meta as ListMeta | undefined)?.pages ?? [];
  return (
    <SelectInput
      source={source}
      label="Page"
      emptyText="All pages"
      choices={pages.map((name) => ({ id: name, name }))}
    />
  );
}

/** What the site says in Hindi and Marathi, text by text. */
export const TranslationList = () => (
  <RecordList<Text>
    filters={filters}
    title="Translations"
    above={<Above />}
    nothing="Nothing here. What has no translation is shown in English."
  >
    <TranslationRows />
  </RecordList>
);

function Above() {
  const { meta, filterValues } = useListContext();
  const mayEdit = useMay('translations:edit');
  const counts = (meta as ListMeta | undefined)?.counts;
  const query = new URLSearchParams(
    Object.entries(filterValues as Record<string, unknown>).flatMap(([key, value]) =>
      value ? [[key, String(value)]] : [],
    ),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
      <Typography color="text.secondary" sx={{ flex: '1 1 260px' }} role="status">
        {counts &&
          `${otherLanguages
            .map((one) => `${counts[one]} of ${counts.all} in ${languageNames[one]}`)
            .join(', ')}. A changed English text counts as missing.`}
      </Typography>
      <Button
        size="small"
        href={staffPath(`/translations/export.csv?${query}`)}
        download="translations.csv"
        startIcon={<DownloadIcon />}
      >
        Export CSV
      </Button>
      {mayEdit && <ImportPart />}
    </Box>
  );
}
