import { Chip } from '@mui/material';
import type { TermState } from '../term.ts';

type Colour = 'default' | 'success' | 'warning' | 'error' | 'info';

const looks: Record<TermState, [text: string, colour: Colour]> = {
  upcoming: ['Begins later', 'info'],
  running: ['Runs', 'success'],
  ending: ['Ends soon', 'warning'],
  renewed: ['Renewed', 'success'],
  grace: ['Ended, in grace', 'error'],
  ended: ['Ended', 'default'],
};

export const TermChip = ({ state }: { state: TermState }) => (
  <Chip size="small" label={looks[state][0]} color={looks[state][1]} />
);
