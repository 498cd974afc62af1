import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useCopy } from '#kit/office/parts/use-copy.ts';

type Props = { secret: string; title?: string; text?: string; onLeave: () => void };

/** Shows a secret the one time that it can be seen. */
export function SecretDialog({
  secret,
  title = 'Keep this secret',
  text = 'The receiver checks with it that what it gets comes from here. It is shown only now.',
  onLeave,
}: Props) {
  const copy = useCopy();
  return (
    <Dialog open aria-labelledby="secret-title" fullWidth maxWidth="sm">
      <DialogTitle id="secret-title">{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{text}</Typography>
        <Box
          component="code"
          sx={{ display: 'block', overflowWrap: 'anywhere', p: 2, bgcolor: 'action.hover' }}
        >
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(secret)}>Copy</Button>
        <Button variant="contained" color="secondary" onClick={onLeave}>
          I have kept it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
