import {
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Link as MuiLink,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';
import { blockLabels, type BlockKind } from '../block-kinds.ts';
import shared from '../shared-domains.json' with { type: 'json' };
import { blockCalls } from './block-calls.ts';

type Lead = { email: string; phone: string };

/** What of a lead can be blocked: an address of a service that everybody uses only as a whole. */
function offersOf({ email, phone }: Lead): { kind: BlockKind; value: string }[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return [
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
    ...(email && !shared.includes(domain) ? [{ kind: 'domain' as const, value: domain }] : []),
    ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
    { kind: 'words', value: '' },
  ];
}

/** Asks by what enquiries like this one are known from now on. */
export function BlockDialog({ lead, onLeave }: { lead: Lead; onLeave: () => void }) {
  const offers = offersOf(lead);
  const [kind, setKind] = useState(offers[0]?.kind ?? 'words');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const change = usePlainChange();
  const value = kind === 'words' ? words.trim() : (offers.find((one) => one.kind === kind)?.value ?? '');

  async function block() {
    setBusy(true);
    const done = `From now on such an enquiry is suspected: ${value}.`;
    if (await change(blockCalls.add({ kind, value }), done)) onLeave();
    else setBusy(false);
  }

  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="block-title" maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void block();
        }}
      >
        <DialogTitle id="block-title">Block enquiries like this one</DialogTitle>
        <DialogContent>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            They are filed under “Suspected”, never refused.{' '}
            <MuiLink component={Link} to="/block-rules">
              All rules
            </MuiLink>
          </Typography>
          <RadioGroup
            aria-labelledby="block-title"
            value={kind}
            onChange={(_event, next) => setKind(next as BlockKind)}
          >
            {offers.map((one) => (
              <FormControlLabel
                key={one.kind}
                value={one.kind}
                control={<Radio />}
                label={one.value ? `${blockLabels[one.kind]}: ${one.value}` : blockLabels[one.kind]}
                sx={{ overflowWrap: 'anywhere' }}
              />
            ))}
          </RadioGroup>
          {kind === 'words' && (
            <TextField
              label="Words in name or message"
              fullWidth
              required
              value={words}
              onChange={(event) => setWords(event.target.value)}
              sx={{ mt: 1 }}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={!value || busy}>
            Block
          </Button>
        </DialogActions>
      </form>
    </WrittenDialog>
  );
}
