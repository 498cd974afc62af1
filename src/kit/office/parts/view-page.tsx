import ViewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';

/** To the public page that shows it, in a tab of its own. */
export const ViewPage = ({
  path,
  label,
  text = 'View page',
}: {
  path: string;
  label?: string;
  text?: string;
}) => (
  <Button
    size="small"
    href={path}
    target="_blank"
    rel="noopener"
    startIcon={<ViewIcon />}
    onClick={(event) => event.stopPropagation()}
    aria-label={label}
  >
    {text}
  </Button>
);
