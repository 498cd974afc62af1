import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Card, Chip, IconButton, Stack, Typography } from '@mui/material';
import {
  DataTable,
  List,
  TopToolbar,
  useCloseNotification,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import { calls } from '../calls.ts';
import { Thumb } from '../media/thumb.tsx';
import { AddButton } from '../parts/add-button.tsx';
import { ListState } from '../parts/list-state.tsx';
import type { GalleryRow } from '../records.ts';
import { useMay } from '../session.ts';

const Column = DataTable.Col<GalleryRow>;

/** The galleries in the order in which visitors see them. */
export function GalleryList() {
  const mayEdit = useMay('galleries:edit');
  return (
    <List<GalleryRow>
      pagination={false}
      perPage={500}
      actions={mayEdit ? <Actions /> : false}
      empty={false}
      title="Galleries"
      component="div"
    >
      <ListState nothing={<Typography sx={{ py: 6, textAlign: 'center' }}>No galleries yet.</Typography>}>
        <Card sx={{ overflowX: 'auto' }}>
          <DataTable<GalleryRow> rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
            {mayEdit && <Column label="Order" disableSort render={(gallery) => <Order id={gallery.id} />} />}
            <Column
              label="Cover"
              disableSort
              render={({ cover }) =>
                cover && <Box sx={{ width: 96 }}>{<Thumb picture={cover} alt="" />}</Box>
              }
            />
            <Column
              source="title"
              label="Title"
              disableSort
              render={({ title, isSample }) => (
                <>
                  <strong>{title}</strong> {isSample && <Chip size="small" label="Sample" />}
                </>
              )}
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
            {mayEdit && (
              <Column label="Delete" disableSort render={(gallery) => <Delete gallery={gallery} />} />
            )}
          </DataTable>
        </Card>
      </ListState>
    </List>
  );
}

const Actions = () => (
  <TopToolbar>
    <AddButton to="/galleries/create" label="Add a gallery" />
  </TopToolbar>
);

const why = (error: unknown) => (error instanceof Error ? error.message : 'This did not work.');

function Order({ id }: { id: string }) {
  const { data = [] } = useListContext<GalleryRow>();
  const notify = useNotify();
  const refresh = useRefresh();
  const ids = data.map((gallery) => gallery.id);
  const at = ids.indexOf(id);
  const title = data[at]?.title ?? '';

  async function move(to: number) {
    try {
      await calls.orderGalleries(ids.toSpliced(at, 1).toSpliced(to, 0, id));
    } catch (error) {
      notify(why(error), { type: 'error' });
    }
    refresh();
  }

  return (
    <Stack direction="row" onClick={(event) => event.stopPropagation()}>
      <IconButton
        size="small"
        disabled={at <= 0}
        onClick={() => move(at - 1)}
        aria-label={`Move ${title} up`}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={at === ids.length - 1}
        onClick={() => move(at + 1)}
        aria-label={`Move ${title} down`}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

/** Deletes at once and offers to take it back: the gallery waits in the trash for thirty days. */
function Delete({ gallery }: { gallery: GalleryRow }) {
  const notify = useNotify();
  const refresh = useRefresh();
  async function run(change: Promise<null>, message: string, undo?: () => void) {
    try {
      await change;
      notify(<Told message={message} onUndo={undo} />, { autoHideDuration: 10_000 });
    } catch (error) {
      notify(why(error), { type: 'error' });
    }
    refresh();
  }
  return (
    <IconButton
      size="small"
      aria-label={`Delete ${gallery.title}`}
      onClick={(event) => {
        event.stopPropagation();
        void run(calls.deleteGallery(gallery.id), `“${gallery.title}” is deleted.`, () => {
          void run(calls.restoreGallery(gallery.id), `“${gallery.title}” is back.`);
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
