import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Words that are not broken in a table's narrow column; longer ones are left room enough for a few. */
const isShort = (words: ReactNode) => typeof words === 'string' && words.length <= 16;

/** The words of a row that open it by keyboard too; the rest of the row only takes clicks. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink
    component={Link}
    data-row
    to={to}
    color="inherit"
    underline="hover"
    onClick={(event) => event.stopPropagation()}
    sx={{ fontWeight: 600, display: 'inline-block', minWidth: isShort(children) ? 'max-content' : 140 }}
  >
    {children}
  </MuiLink>
);
