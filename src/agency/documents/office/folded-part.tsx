import FoldedIcon from '@mui/icons-material/ChevronRight';
import { Box, ButtonBase, Card, Chip, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFolds } from './folds.tsx';

type Props = {
  /** What it is known by in its form. */
  name: string;
  title: string;
  /** What it looks like, in 24 px. */
  icon?: ReactNode;
  isHidden?: boolean;
  /** What can be done with it while it is folded. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a long form, under its name until it is opened. Its fields are there all the while, and checked. */
export function FoldedPart({ name, title, icon, isHidden = false, actions, children }: Props) {
  const { open, setOpen } = useFolds();
  const card = useRef<HTMLDivElement>(null);
  const isOpen = open === name;
  // The part above may just have closed, and taken this one out of sight.
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Card component="section" aria-label={title} data-part={name} ref={card} sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          <ButtonBase
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? null : name)}
            sx={{
              font: 'inherit',
              width: '100%',
              minHeight: 52,
              px: 1.5,
              gap: 1,
              justifyContent: 'flex-start',
              textAlign: 'left',
            }}
          >
            <FoldedIcon aria-hidden sx={{ rotate: isOpen ? '90deg' : '0deg', color: 'text.secondary' }} />
            {icon}
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
            {isHidden && <Chip component="span" size="small" label="Hidden" />}
            <Chip className="mark" component="span" size="small" color="error" label="To mend" />
          </ButtonBase>
        </Typography>
        {actions}
      </Box>
      <Box hidden={!isOpen} sx={{ px: 2, pb: 2 }}>
        {children}
      </Box>
    </Card>
  );
}

/** Folded or not, it says so where one of its fields is complained about. */
const frame = {
  '& .mark': { display: 'none' },
  '&:has([aria-invalid=true], .MuiFormHelperText-root.Mui-error) .mark': { display: 'inline-flex' },
};
