import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { roleLabels } from '../role-labels.ts';
import { useSession } from '../session.ts';

/** For an address that is there, but not for this role. */
export const Forbidden = () => (
  <>
    <Title title={notForYourRole} />
    <NotForYourRole />
  </>
);
const notForYourRole = 'Not for your role';

/** The same within a page that has its title. */
export function NotForYourRole() {
  const { role, ownLeadsOnly } = useSession().me ?? {};
  const name = role ? roleLabels[role] : '';
  return (
    <DeadEnd
      title={notForYourRole}
      text={
        ownLeadsOnly
          ? `Your role is “${name}”, with your own leads only. An owner can change that under Staff.`
          : `Your role is “${name}”. An owner can give you another one under Staff.`
      }
    />
  );
}

/** For an address that is not there. */
export const Nowhere = () => (
  <>
    <Title title="Nothing here" />
    <DeadEnd title="Nothing here" text="The address is wrong, or what it led to is gone." />
  </>
);

const DeadEnd = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ py: 10, textAlign: 'center' }}>
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
