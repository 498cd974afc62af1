import { Box, ListItemButton, Paper, Popper, Typography } from '@mui/material';
import { slashChoiceId, slashListId, type SlashChoices } from './slash-menu.ts';

/** The choices below the line in which “/” was typed. The focus stays in the text. */
export function SlashList({ choices, at, rect, pick }: SlashChoices) {
  return (
    <Popper
      open
      disablePortal
      placement="bottom-start"
      anchorEl={{ getBoundingClientRect: () => rect() ?? new DOMRect() }}
      sx={{ zIndex: 'modal' }}
    >
      <Paper
        component="ul"
        role="listbox"
        id={slashListId}
        aria-label="What to put here"
        elevation={6}
        sx={{
          position: 'relative',
          m: 0,
          my: 0.5,
          py: 0.5,
          pl: 0,
          minWidth: 240,
          maxHeight: 'min(20rem, 40vh)',
          overflowY: 'auto',
        }}
      >
        {choices.map((tool, i) => (
          <ListItemButton
            component="li"
            key={tool.name}
            id={slashChoiceId(i)}
            role="option"
            tabIndex={-1}
            selected={i === at}
            aria-selected={i === at}
            ref={(row) => {
              if (row && i === at) keepInSight(row);
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(tool)}
            sx={{ minHeight: 44, gap: 1.5 }}
          >
            <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', width: 28, fontWeight: 700 }}>
              {tool.icon}
            </Box>
            <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {tool.name.replace(/^H\d /, '')}
            </Typography>
          </ListItemButton>
        ))}
      </Paper>
    </Popper>
  );
}

/** Of the list alone: the page stands where it is. */
function keepInSight({ parentElement: list, offsetTop: top, offsetHeight: height }: HTMLElement) {
  if (!list) return;
  if (top < list.scrollTop) list.scrollTop = top;
  else list.scrollTop = Math.max(list.scrollTop, top + height - list.clientHeight);
}
