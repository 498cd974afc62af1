import { Chip } from '@mui/material';

/** Whether something is in use. */
export const ActiveChip = ({
  active,
  words = ['Active', 'Inactive'],
}: {
  active: boolean;
  words?: [string, string];
}) => (
  <Chip
    size="small"
    label={words[active ? 0 : 1]}
    color={active ? 'success' : 'default'}
    variant={active ? 'filled' : 'outlined'}
  />
);
