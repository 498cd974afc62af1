import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useNavigate } from 'react-router';
import { places } from '#office/layout/places.ts';
import { useSession } from '#kit/office/session.ts';

/** The row that has the focus, or the first one, and from there so many on. */
function moveInList(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const look = () => document.querySelector<HTMLInputElement>('main form input[type=text]')?.focus();

/** Everything that the keyboard does, and its own help. Nothing of it happens while somebody types. */
export function Shortcuts() {
  const [isHelp, setHelp] = useState(false);
  const mine = useSession().me?.permissions ?? [];
  const navigate = useNavigate();
  const jumps = [
    { jump: 't', to: '/', text: 'Today' },
    ...places.flatMap((group) =>
      group.places.flatMap(({ jump, to, text, needs }) =>
        jump && mine.includes(needs) ? [{ jump, to, text }] : [],
      ),
    ),
  ];

  useHotkeys(
    jumps.map(({ jump }) => `g>${jump}`),
    (event) => {
      const place = jumps.find(({ jump }) => jump === event.key);
      if (place) void navigate(place.to);
    },
  );
  useHotkeys('j', () => moveInList(1));
  useHotkeys('k', () => moveInList(-1));
  useHotkeys('e', () => press('main a[aria-label="Edit"]'));
  useHotkeys('slash', look, { preventDefault: true });
  useHotkeys('?', () => setHelp(true), { useKey: true });
  useHotkeys(
    'ctrl+enter, meta+enter',
    (event) => event.target instanceof Element && event.target.closest('form')?.requestSubmit(),
    { enableOnFormTags: true },
  );

  return (
    <Dialog open={isHelp} onClose={() => setHelp(false)} aria-labelledby="shortcuts">
      <DialogTitle id="shortcuts">Keyboard</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5 }}
        >
          {[
            ['Ctrl K', 'Search everything'],
            ['/', 'Search in this list'],
            ['j, k', 'Next and previous row; Enter opens it'],
            ['e', 'Edit what is shown'],
            ['Ctrl Enter', 'Send the form'],
            ...jumps.map(({ jump, text }) => [`g ${jump}`, text]),
            ['?', 'This help'],
          ].map(([keys, text]) => (
            <Box key={keys} sx={{ display: 'contents', '& dd': { m: 0 } }}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{text}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
