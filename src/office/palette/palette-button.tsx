import SearchIcon from '@mui/icons-material/Search';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { later } from '#kit/later.tsx';

const Palette = later(async () => (await import('./palette.tsx')).Palette);

/** Opens the search, as Ctrl-K does from anywhere, fields included. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [typedBefore, setTypedBefore] = useState('');
  const notify = useNotify();
  const close = () => {
    setOpen(false);
    setTypedBefore('');
  };
  useHotkeys('mod+k', () => (isOpen ? close() : setOpen(true)), {
    enableOnFormTags: true,
    preventDefault: true,
  });
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        startIcon={<SearchIcon />}
        aria-label="Search, Ctrl K"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        sx={{
          mr: { xs: 1, sm: 2 },
          borderColor: 'rgb(255 255 255 / 40%)',
          minWidth: 0,
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
          '& kbd': { display: { xs: 'none', sm: 'inline' }, font: 'inherit' },
        }}
      >
        <kbd>Ctrl K</kbd>
      </Button>
      {isOpen && (
        <Palette
          typedBefore={typedBefore}
          onClose={close}
          onMissing={() => {
            close();
            notify('The search did not load. Please check your connection and try again.', {
              type: 'warning',
            });
          }}
          meanwhile={<EarlyKeys onKey={(key) => setTypedBefore((before) => before + key)} />}
        />
      )}
    </>
  );
}

/** What somebody types before the search is there is kept for it, and is no shortcut. */
function EarlyKeys({ onKey }: { onKey: (key: string) => void }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      onKey(event.key);
    };
    addEventListener('keydown', keep, { capture: true });
    return () => removeEventListener('keydown', keep, { capture: true });
  });
  return null;
}
