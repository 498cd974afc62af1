import SearchIcon from '@mui/icons-material/Search';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Opens the search, as Ctrl-K does from anywhere, fields included. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useHotkeys('mod+k', () => setOpen((before) => !before), { enableOnFormTags: true, preventDefault: true });
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
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
