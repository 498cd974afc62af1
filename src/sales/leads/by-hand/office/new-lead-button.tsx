import AddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useMay } from '#kit/office/session.ts';

/** To the form for whoever is on the phone, from anywhere. */
export const NewLeadButton = () =>
  useMay('leads:edit') && (
    <Button
      component={Link}
      to="/leads/create"
      variant="contained"
      color="secondary"
      size="small"
      startIcon={<AddIcon />}
      aria-label="New lead"
      sx={{
        mr: 1,
        minWidth: 0,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon': { ml: { xs: 0, md: -0.25 }, mr: { xs: 0, md: 0.75 } },
        '& span.words': { display: { xs: 'none', md: 'inline' } },
      }}
    >
      <span className="words">New lead</span>
    </Button>
  );
