import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Radio,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { inIndia } from '../parts/moments.ts';
import type { Difference } from '#kit/rows/differences.ts';
import { useConflictQuestion, type Choice, type Question } from './save-conflict.ts';
import { labelOf, shown } from './shown.ts';

/** Asks which of two texts holds, wherever a save was overtaken. What is open behind it stays as it is. */
export function StaleDialog() {
  const question = useConflictQuestion();
  return question && <Asked key={question.conflict.etag} question={question} />;
}

function Asked({ question: { conflict, begin, answer } }: { question: Question }) {
  const { by, at, fields } = conflict;
  const [choice, setChoice] = useState(begin);
  // Read once: the form behind knows its own words.
  const [labels] = useState(() => new Map(fields.map(({ field }) => [field, labelOf(field)])));
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const left = fields.filter(({ field }) => !choice[field]).length;
  const all = (side: 'theirs' | 'yours') =>
    setChoice(Object.fromEntries(fields.map(({ field }) => [field, side])));
  const name = by ?? 'A colleague';
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
    >
      <DialogTitle id="stale-title">{name} has changed this too</DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text" sx={{ mb: 2 }}>
          {name} saved {at && `on ${inIndia(at)}, `}while you were writing. Nothing is lost. Choose what holds
          {fields.length > 1 && ', field by field'}, and save.
        </DialogContentText>
        {fields.length > 1 && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
            <Button size="small" variant="outlined" onClick={() => all('yours')}>
              Mine everywhere
            </Button>
            <Button size="small" variant="outlined" onClick={() => all('theirs')}>
              Theirs everywhere
            </Button>
          </Box>
        )}
        {fields.map((difference) => (
          <FieldChoice
            key={difference.field}
            difference={difference}
            label={labels.get(difference.field) ?? difference.field}
            name={name}
            picked={choice[difference.field]}
            onPick={(side) => setChoice((before) => ({ ...before, [difference.field]: side }))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(null)}>Go on writing</Button>
        <Button variant="contained" color="secondary" disabled={left > 0} onClick={() => answer(choice)}>
          {left > 0 ? `${left} left to choose` : 'Save this'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FieldChoice({
  difference: { field, theirs, yours },
  label,
  name,
  picked,
  onPick,
}: {
  difference: Difference;
  label: string;
  name: string;
  picked: Choice[string] | undefined;
  onPick: (side: 'theirs' | 'yours') => void;
}) {
  const side = (key: 'theirs' | 'yours', whose: string, text: string) => (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        border: 1,
        borderColor: picked === key ? 'secondary.main' : 'divider',
        borderRadius: 1,
        p: 1,
        minWidth: 0,
        cursor: 'pointer',
        '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
      }}
    >
      <Radio
        size="small"
        color="secondary"
        name={`stale ${field}`}
        checked={picked === key}
        onChange={() => onPick(key)}
        sx={{ p: 0.5, mr: 0.5 }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <Typography variant="body2" color="text.secondary">
          {whose}
        </Typography>
        {text || <em>Empty</em>}
      </Box>
    </Box>
  );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2.5, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {side('yours', 'Yours', shown(yours, field))}
        {side('theirs', name, shown(theirs, field))}
      </Box>
    </Box>
  );
}
