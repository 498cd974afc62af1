import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FocusIcon from '@mui/icons-material/CenterFocusStrongOutlined';
import { Box, Card, CardContent, Checkbox, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { SearchInput, useDelete, useListContext, useNotify, useRefresh } from 'react-admin';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import type { PictureRecord } from './picture-record.ts';
import { useMay } from '#kit/office/session.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { FocusDialog } from './focus-dialog.tsx';
import { FolderBar } from './folder-bar.tsx';
import { noFolder } from './folder-record.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { PictureWords } from './picture-words.tsx';
import { Thumb } from './thumb.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { UsesButton } from './uses-button.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="What it shows" />];

/** Every picture that pages can use. */
export function PictureList() {
  const mayEdit = useMay('media:edit');
  return (
    <RecordList<PictureRecord>
      title="Pictures"
      filters={filters}
      moreFilters={['folder', 'unused']}
      perPage={24}
      above={<Above mayEdit={mayEdit} />}
      nothing="No pictures found."
    >
      <Pictures mayEdit={mayEdit} />
      {mayEdit && <ChoiceBar />}
    </RecordList>
  );
}

/** New pictures go into the folder that is shown. */
function Above({ mayEdit }: { mayEdit: boolean }) {
  const { filterValues } = useListContext();
  const refresh = useRefresh();
  const { folder } = filterValues as { folder?: string };
  return (
    <>
      {mayEdit && <UploadPanel onAdded={refresh} folderId={folder === noFolder ? undefined : folder} />}
      <FolderBar mayEdit={mayEdit} />
    </>
  );
}

function Pictures({ mayEdit }: { mayEdit: boolean }) {
  const { data = [], selectedIds, onToggleItem } = useListContext<PictureRecord>();
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
              <Stack direction="row">
                {mayEdit && (
                  <Checkbox
                    checked={selectedIds.includes(picture.id)}
                    onChange={() => onToggleItem(picture.id)}
                    slotProps={{ input: { 'aria-label': `Choose ${picture.alt}` } }}
                  />
                )}
                <UsesButton picture={picture} />
                {mayEdit && <FocusButton picture={picture} />}
                {mayEdit && <Delete picture={picture} />}
              </Stack>
            </Stack>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

function FocusButton({ picture }: { picture: PictureRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`What stays in sight of ${picture.alt}`}
        color={picture.focus ? 'secondary' : 'default'}
        onClick={() => setOpen(true)}
      >
        <FocusIcon fontSize="small" />
      </IconButton>
      {isOpen && <FocusDialog picture={picture} onClose={() => setOpen(false)} />}
    </>
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
