import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import ViewIcon from '@mui/icons-material/ViewWeekOutlined';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Popover,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ColumnsView } from '../table-views.ts';

type Props = {
  /** The columns in their present order. */
  labels: string[];
  hidden: string[];
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  onColumns: (columns: ColumnsView) => void;
};

/** How closely the rows of all tables stand, and which columns this one shows in which order. */
export function TableMenu({ labels, hidden, isCompact, onCompact, onColumns }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = useId();
  const shown = labels.filter((label) => !hidden.includes(label));
  const move = (label: string, to: number) =>
    onColumns({ hidden, order: labels.filter((other) => other !== label).toSpliced(to, 0, label) });
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns and rows
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns and rows', sx: { p: 2, width: 300 } } }}
      >
        <Typography id={title} variant="subtitle2" component="h2">
          Rows of all tables
        </Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={isCompact ? 'compact' : 'comfortable'}
          onChange={(_event, chosen: string | null) => chosen && onCompact(chosen === 'compact')}
          aria-labelledby={title}
          sx={{ mt: 1 }}
        >
          <ToggleButton value="comfortable">Comfortable</ToggleButton>
          <ToggleButton value="compact">Compact</ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="subtitle2" component="h2" sx={{ mt: 2 }}>
          Columns of this table
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {labels.map((label, at) => (
            <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                label={label}
                sx={{ flex: 1, mr: 0 }}
                control={
                  <Checkbox
                    size="small"
                    checked={!hidden.includes(label)}
                    disabled={shown.length === 1 && shown[0] === label}
                    onChange={({ target }) =>
                      onColumns({
                        order: labels,
                        hidden: target.checked
                          ? hidden.filter((other) => other !== label)
                          : [...hidden, label],
                      })
                    }
                  />
                }
              />
              <IconButton
                size="small"
                aria-label={`${label} further left`}
                disabled={at === 0}
                onClick={() => move(label, at - 1)}
              >
                <UpIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`${label} further right`}
                disabled={at === labels.length - 1}
                onClick={() => move(label, at + 1)}
              >
                <DownIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
        <Button size="small" onClick={() => onColumns({ hidden: [], order: [] })} sx={{ mt: 1 }}>
          As it was made
        </Button>
      </Popover>
    </>
  );
}
