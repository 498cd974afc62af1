import { Dialog } from '@mui/material';
import { Command } from 'cmdk';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { hitKinds, type SearchHit } from '#desk/search/search-hit.ts';
import { places } from '#office/layout/places.ts';
import { useSession } from '#kit/office/session.ts';
import { readRecent, rememberRecent } from './recent.ts';
import { resources } from '#office/resources.ts';
import { useHits } from '#desk/search/office/use-hits.ts';

const actions = resources.flatMap((resource) => resource.actions ?? []);

/** One field that finds every record, place and action of the office. @param props.typedBefore what it begins with */
export function Palette({ typedBefore, onClose }: { typedBefore: string; onClose: () => void }) {
  const [typed, setTyped] = useState(typedBefore);
  const [recent] = useState(readRecent);
  const { hits, problem, isLooking } = useHits(typed);
  const mine = useSession().me?.permissions ?? [];
  const navigate = useNavigate();

  const words = typed.trim().toLowerCase().split(/\s+/);
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const matchingPlaces = places
    .flatMap((group) => group.places)
    .filter(({ text, needs }) => mine.includes(needs) && matches(text));
  const matchingActions = actions.filter(({ text, needs }) => mine.includes(needs) && matches(text));

  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const open = (hit: SearchHit) => {
    rememberRecent(hit);
    go(hit.path);
  };
  const record = (hit: SearchHit) => (
    <Command.Item key={hit.id} value={`${hit.kind} ${hit.id}`} onSelect={() => open(hit)}>
      <span>{hit.title}</span> <small>{hit.note}</small>
    </Command.Item>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      className="palette"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Search' } }}
    >
      <Command shouldFilter={false} label="Search" loop>
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="A name, a number, a place, what to do …"
        />
        <Command.List label="What was found">
          {!isLooking && <Command.Empty>{problem || 'Nothing is called that.'}</Command.Empty>}
          {typed.trim() === '' && recent.length > 0 && (
            <Command.Group heading="Opened last">{recent.map(record)}</Command.Group>
          )}
          {hitKinds.map((kind) => (
            <Group key={kind} heading={kind}>
              {hits.filter((hit) => hit.kind === kind).map(record)}
            </Group>
          ))}
          <Group heading="Do">
            {matchingActions.map(({ to, text }) => (
              <Command.Item key={to} value={`do ${to}`} onSelect={() => go(to)}>
                <span>{text}</span>
              </Command.Item>
            ))}
          </Group>
          <Group heading="Go to">
            {matchingPlaces.map(({ to, text, Icon }) => (
              <Command.Item key={to} value={`place ${to}`} onSelect={() => go(to)}>
                <Icon />
                <span>{text}</span>
              </Command.Item>
            ))}
          </Group>
        </Command.List>
        <p role="status">{isLooking ? 'Looking …' : ''}</p>
      </Command>
    </Dialog>
  );
}

const Group = ({ heading, children }: { heading: string; children: ReactNode[] }) =>
  children.length > 0 && <Command.Group heading={heading}>{children}</Command.Group>;
