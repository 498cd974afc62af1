import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Chip, IconButton } from '@mui/material';
import { DataTable, useCloseNotification, useNotify, useRefresh } from 'react-admin';
import { galleryCalls } from './gallery-calls.ts';
import { Thumb } from '#agency/media/office/thumb.tsx';
import { OrderButtons } from '#kit/office/parts/order-buttons.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import type { GalleryRow } from './gallery-record.ts';
import { useMay } from '#kit/office/session.ts';

const Column = DataTable.Col<GalleryRow>;

/** The galleries in the order in which visitors see them. */
export function GalleryList() {
  const mayEdit = useMay('galleries:edit');
  return (
    <RecordTable<GalleryRow>
      title="Galleries"
      nothing="No galleries yet."
      add={mayEdit && { to: '/galleries/create', label: 'Add a gallery' }}
      opens={mayEdit}
    >
      {mayEdit && (
        <Column label="Order" disableSort render={({ id, title }) => <OrderButtons id={id} name={title} />} />
      )}
      <Column
        label="Cover"
        disableSort
        render={({ cover }) => cover && <Box sx={{ width: 96 }}>{<Thumb picture={cover} alt="" />}</Box>}
      />
      <Column
        source="title"
        label="Title"
        disableSort
        render={({ title }) => <RecordName opens={mayEdit}>{title}</RecordName>}
      />
      <Column source="imageCount" label="Pictures" disableSort />
      <Column
        source="status"
        label="Status"
        disableSort
        render={({ status }) => (
          <Chip size="small" label={status} color={status === 'Published' ? 'success' : 'default'} />
        )}
      />
      {mayEdit && <Column label="Delete" disableSort render={(gallery) => <Delete gallery={gallery} />} />}
    </RecordTable>
  );
}

/** Deletes at once and offers to take it back: the gallery waits in the trash for thirty days. */
function Delete({ gallery }: { gallery: GalleryRow }) {
  const notify = useNotify();
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  async function run(change: Promise<null>, message: string, undo?: () => void) {
    if (await attempt(() => change))
      notify(<Told message={message} onUndo={undo} />, { autoHideDuration: 10_000 });
    refresh();
  }
  return (
    <IconButton
      size="small"
      aria-label={`Delete ${gallery.title}`}
      onClick={(event) => {
        event.stopPropagation();
        void run(galleryCalls.remove(gallery.id), `“${gallery.title}” is deleted.`, () => {
          void run(galleryCalls.restore(gallery.id), `“${gallery.title}” is back.`);
        });
      }}
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  );
}

function Told({ message, onUndo }: { message: string; onUndo: (() => void) | undefined }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo?.();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        onUndo && (
          <Button color="inherit" onClick={undo}>
            Undo
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
