import UsesIcon from '@mui/icons-material/PlaceOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Link as MuiLink,
  Skeleton,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { pictureCalls } from './picture-calls.ts';
import type { PictureRecord, PictureUse } from './picture-record.ts';

/** Opens the list of the places in which a picture stands. */
export function UsesButton({ picture }: { picture: PictureRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Where ${picture.alt} is used`}
        title="Where it is used"
        onClick={() => setOpen(true)}
      >
        <UsesIcon fontSize="small" />
      </IconButton>
      {isOpen && <UsesDialog picture={picture} onClose={() => setOpen(false)} />}
    </>
  );
}

function UsesDialog({ picture: { id }, onClose }: { picture: PictureRecord; onClose: () => void }) {
  const [uses, setUses] = useState<PictureUse[] | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const load = useCallback(() => {
    pictureCalls.uses(id).then((found) => {
      setUses(found);
      return setRefusal(null);
    }, setRefusal);
  }, [id]);
  useEffect(load, [load]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="uses-title">
      <DialogTitle id="uses-title">Where it is used</DialogTitle>
      <DialogContent>
        {refusal && <Refusal error={refusal} onAgain={load} />}
        {!uses && !refusal && <Skeleton variant="rounded" height={72} role="status" aria-label="Loading" />}
        {uses?.length === 0 && <Typography>Nowhere. It can be deleted.</Typography>}
        {uses && uses.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {uses.map(({ place, path }) => (
              <Box component="li" key={`${path} ${place}`} sx={{ py: 1, overflowWrap: 'anywhere' }}>
                <MuiLink component={Link} to={path}>
                  {place}
                </MuiLink>
              </Box>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
