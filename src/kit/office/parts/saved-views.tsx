import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { Button, List, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { chosen, isShown, type ListView } from '../list-view.ts';
import { NotRead } from './not-read.tsx';
import { SavedView } from './saved-view.tsx';
import { ViewDialog } from './view-dialog.tsx';

/** Filters of this list with a name: one's own and those that colleagues share. */
export function SavedViews() {
  const { resource, filterValues, sort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [written, setWritten] = useState<ListView | 'new' | null>(null);
  const asked = useGetList<ListView>('list-views', { filter: { resource } }, { enabled: anchor !== null });
  const { data: views } = asked;
  const shown = { filter: chosen({ ...filterValues }), sort };
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewsIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Views
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Saved views', sx: { minWidth: 260, maxWidth: 400 } },
        }}
      >
        <NotRead what="The saved views" asked={asked} />
        {views?.length === 0 && (
          <Typography sx={{ p: 2, pb: 0 }} color="text.secondary">
            No views yet. Set filters, then save them.
          </Typography>
        )}
        <List dense>
          {views?.map((view) => (
            <SavedView
              key={view.id}
              view={view}
              shown={shown}
              isOpen={isShown(view, shown)}
              onLeave={() => setAnchor(null)}
              onWrite={() => setWritten(view)}
            />
          ))}
        </List>
        <Button
          fullWidth
          onClick={() => {
            setAnchor(null);
            setWritten('new');
          }}
        >
          Save these filters…
        </Button>
      </Popover>
      {written && (
        <ViewDialog
          resource={resource}
          view={written === 'new' ? null : written}
          shown={shown}
          onLeave={() => setWritten(null)}
        />
      )}
    </>
  );
}
