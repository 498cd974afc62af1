import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';

/** Where the words of a section are written that has none of its own. */
export const Elsewhere = ({ children, to, place }: { children: string; to: string; place: string }) => (
  <Typography color="text.secondary">
    {children}{' '}
    <Link component={RouterLink} to={to}>
      {place}
    </Link>
    .
  </Typography>
);
