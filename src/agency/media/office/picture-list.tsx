import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Card, CardContent, IconButton, Stack, Typography } from '@mui/material';
import { SearchInput, useDelete, useListContext, useNotify, useRefresh } from 'react-admin';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import type { PictureRecord } from './picture-record.ts';
import { useMay } from '#kit/office/session.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { PictureWords } from './picture-words.tsx';
import { Thumb } from './thumb.tsx';
import { UploadPanel } from './upload-panel.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="What it shows" />];

/** Every picture that pages can use. */
export function PictureList() {
  const mayEdit = useMay('media:edit');
  const refresh = useRefresh();
  return (
    <RecordList<PictureRecord>
      title="Pictures"
      filters={filters}
      perPage={24}
      above={mayEdit && <UploadPanel onAdded={refresh} />}
      nothing="No pictures found."
    >
      <Pictures mayEdit={mayEdit} />
    </RecordList>
  );
}

function Pictures({ mayEdit }: { mayEdit: boolean }) {
  const { data = [] } = useListContext<PictureRecord>();
  return (
    <Box
      component="ul"
      sx={{
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      }}
    >
      {data.map((picture) => (
        <Card key={picture.id} component="li">
          <CardContent>
            <Thumb picture={picture} alt="" />
            <PictureWords picture={picture} />
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="body2" color="text.secondary">
                {picture.width} × {picture.height}
              </Typography>
              {mayEdit && <Delete picture={picture} />}
            </Stack>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

function Delete({ picture }: { picture: PictureRecord }) {
  const [remove] = useDelete<PictureRecord>();
  const notify = useNotify();
  const { refuse } = useAttempt();
  const refresh = useRefresh();
  function ask() {
    if (!window.confirm(`Delete this picture and its files for ever?\n\n${picture.alt}`)) return;
    void remove(
      'media',
      { id: picture.id, previousData: picture },
      {
        onSuccess: () => notify('Deleted.', { type: 'success' }),
        onError: refuse,
        onSettled: () => refresh(),
      },
    );
  }
  return (
    <IconButton size="small" aria-label={`Delete ${picture.alt}`} onClick={ask}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  );
}
