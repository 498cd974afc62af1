import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  severity: 'success' | 'info' | 'warning' | 'error';
  title: ReactNode;
  /** Where it is looked at. */
  to: string;
  label?: string;
  onDone: () => void;
  children: ReactNode;
};

/** A word about what has just happened, with the way to it. */
export const NewsAlert = ({ severity, title, to, label = 'Open', onDone, children }: Props) => (
  <Alert
    severity={severity}
    variant="filled"
    action={
      <>
        <Button color="inherit" component={Link} to={to} onClick={onDone}>
          {label}
        </Button>
        <IconButton color="inherit" size="small" aria-label="Close" onClick={onDone}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </>
    }
  >
    <strong>{title}</strong>
    <br />
    {children}
  </Alert>
);
