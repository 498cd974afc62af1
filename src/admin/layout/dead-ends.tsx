import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { roleLabels } from '../staff/role-words.ts';
import { useSession } from '../session.ts';

/** For an address that is there, but not for this role. */
export function Forbidden() {
  const role = useSession().me?.role;
  return (
    <DeadEnd
      title="Not for your role"
      text={`Your role is “${role ? roleLabels[role] : ''}”. An owner can give you another one under Staff.`}
    />
  );
}

/** For an address that is not there. */
export const Nowhere = () => (
  <DeadEnd title="Nothing here" text="The address is wrong, or what it led to is gone." />
);

const DeadEnd = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ py: 10, textAlign: 'center' }}>
    <Title title={title} />
    <Typography variant="h5" component="p">
      {title}
    </Typography>
    <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
      {text}
    </Typography>
    <Button component={Link} to="/" variant="contained" color="secondary">
      To the start
    </Button>
  </Box>
);
