import { Box, Button, Chip, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { noFolder, type FolderRecord } from './folder-record.ts';
import { pictureCalls } from './picture-calls.ts';
import { useFolders } from './use-folders.ts';

/** The folders of the library: what is chosen is what the list shows and its search looks through. */
export function FolderBar({ mayEdit }: { mayEdit: boolean }) {
  const { asked, folders, loose, looseAreMore } = useFolders();
  const { filterValues, setFilters } = useListContext();
  const { folder: chosen, unused = false } = filterValues as { folder?: string; unused?: boolean };
  const show = (folder: string | undefined) => setFilters({ ...filterValues, folder });
  const shown = folders.find(({ id }) => id === chosen);
  return (
    <Box component="section" aria-label="Folders" sx={{ my: 2 }}>
      <NotRead what="The folders" asked={asked} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <FolderChip label="All pictures" isShown={!chosen} onShow={() => show(undefined)} />
        {folders.map(({ id, name, pictures, picturesAreMore }) => (
          <FolderChip
            key={id}
            label={`${name} (${counted(pictures, picturesAreMore)})`}
            isShown={chosen === id}
            onShow={() => show(id)}
          />
        ))}
        {folders.length > 0 && (
          <FolderChip
            label={`In no folder (${counted(loose, looseAreMore)})`}
            isShown={chosen === noFolder}
            onShow={() => show(noFolder)}
          />
        )}
        <FolderChip
          label="Not used anywhere"
          isShown={unused}
          onShow={() => setFilters({ ...filterValues, unused: unused ? undefined : true })}
        />
      </Stack>
      {mayEdit && (
        <FolderWork key={shown?.id ?? ''} folder={shown} onGone={() => show(undefined)} onMade={show} />
      )}
    </Box>
  );
}

const counted = (pictures: number, areMore: boolean) =>
  `${pictures.toLocaleString('en-IN')}${areMore ? '+' : ''}`;

const FolderChip = ({ label, isShown, onShow }: { label: string; isShown: boolean; onShow: () => void }) => (
  <Chip
    label={label}
    onClick={onShow}
    aria-pressed={isShown}
    color={isShown ? 'secondary' : 'default'}
    variant={isShown ? 'filled' : 'outlined'}
    sx={{ minHeight: 40, borderRadius: 20 }}
  />
);

/** Renames or takes away the folder that is shown; where none is, adds one. */
function FolderWork({
  folder,
  onGone,
  onMade,
}: {
  folder: FolderRecord | undefined;
  onGone: () => void;
  onMade: (id: string) => void;
}) {
  const [name, setName] = useState(folder?.name ?? '');
  const change = usePlainChange();
  const isTyped = name.trim() !== '' && name.trim() !== folder?.name;

  async function save() {
    const saving = folder ? pictureCalls.renameFolder(folder.id, name) : pictureCalls.addFolder(name);
    if (!(await change(saving, folder ? 'Renamed.' : 'Added.'))) return;
    if (!folder) onMade((await saving).id);
  }
  async function remove({ id }: FolderRecord) {
    if (!(await change(pictureCalls.deleteFolder(id), 'The folder is gone; its pictures are in no folder.')))
      return;
    onGone();
  }
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) void save();
      }}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1.5 }}
    >
      <TextField
        size="small"
        margin="none"
        fullWidth={false}
        label={folder ? 'Name of the folder' : 'New folder'}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Button type="submit" variant="outlined" disabled={!isTyped}>
        {folder ? 'Rename' : 'Add folder'}
      </Button>
      {folder && (
        <ConfirmButton
          variant="outlined"
          title={`Delete the folder “${folder.name}”?`}
          content="Its pictures stay in the library, in no folder."
          confirm="Delete folder"
          onConfirm={() => void remove(folder)}
        >
          Delete folder
        </ConfirmButton>
      )}
    </Stack>
  );
}
