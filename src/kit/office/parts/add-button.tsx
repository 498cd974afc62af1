import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';

/** To the form of a new record. A plain button: react-admin's floats above the list on narrow screens. */
export const AddButton = ({ to, label }: { to: string; label: string }) => (
  <Button
    component={Link}
    to={to}
    variant="contained"
    color="secondary"
    size="small"
    startIcon={<AddIcon />}
    // In a row of a table: the row would open as well.
    onClick={(event) => event.stopPropagation()}
  >
    {label}
  </Button>
);
