import { Button } from '@mui/material';
import { BooleanInput, PasswordInput, SaveButton } from 'react-admin';

/** A key of somebody else's system. It is never shown again: what is left empty stays as it is. */
export const KeyInput = ({
  source,
  label,
  isKept,
}: {
  source: string;
  label: string;
  isKept: boolean | undefined;
}) => (
  <PasswordInput
    source={source}
    label={label}
    helperText={isKept ? 'Kept. Type another one to replace it' : undefined}
    autoComplete="off"
  />
);

/** The end of a form that sets such a system up: whether it is on, and the ways out. */
export const KeyFormEnd = ({ on, onLeave }: { on: string; onLeave: () => void }) => (
  <>
    <BooleanInput source="active" label={on} />
    <SaveButton color="secondary" icon={<></>} alwaysEnable />
    <Button onClick={onLeave} sx={{ ml: 1 }}>
      Cancel
    </Button>
  </>
);
