import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';

/** Shows a secret the one time that it can be seen. */
export const SecretDialog = ({ secret, onLeave }: { secret: string; onLeave: () => void }) => (
  <Dialog open aria-labelledby="secret-title" fullWidth maxWidth="sm">
    <DialogTitle id="secret-title">Keep this secret</DialogTitle>
    <DialogContent>
      <Typography sx={{ mb: 2 }}>
        The receiver checks with it that what it gets comes from here. It is shown only now.
      </Typography>
      <Box
        component="code"
        sx={{ display: 'block', overflowWrap: 'anywhere', p: 2, bgcolor: 'action.hover' }}
      >
        {secret}
      </Box>
    </DialogContent>
    <DialogActions>
      <Button onClick={() => void navigator.clipboard.writeText(secret)}>Copy</Button>
      <Button variant="contained" color="secondary" onClick={onLeave}>
        I have kept it
      </Button>
    </DialogActions>
  </Dialog>
);
