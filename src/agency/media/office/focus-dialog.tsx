import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { colors } from '#kit/office/theme.ts';
import type { Focus } from '../focus.ts';
import { focusPosition, pictureUrl } from '../picture.ts';
import { pictureCalls } from './picture-calls.ts';
import type { PictureRecord } from './picture-record.ts';

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** Where a picture is cropped around: by a click on it, or with the arrow keys. Beside it, how it looks cropped. */
export function FocusDialog({ picture, onClose }: { picture: PictureRecord; onClose: () => void }) {
  const [focus, setFocus] = useState<Focus | null>(picture.focus);
  const { attempt } = useAttempt();
  const notify = useNotify();
  const refresh = useRefresh();
  const { x, y } = focus ?? { x: 50, y: 50 };
  const { width, height, widths } = picture;
  const src = pictureUrl(picture, widths.findLast((one) => one <= 960) ?? widths[0] ?? width, 'webp');

  function point({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // The space bar and Enter press it, too, and say nothing of a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  }
  function step(event: KeyboardEvent) {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    setFocus({ x: within(x + by[0]), y: within(y + by[1]) });
  }
  const save = () =>
    attempt(async () => {
      await pictureCalls.focus(picture, focus);
      notify('Saved.', { type: 'success' });
      refresh();
      onClose();
    });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="focus-title">
      <DialogTitle id="focus-title">What stays in sight</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary">
          Press the point around which the picture is cropped, or move it with the arrow keys.
        </Typography>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
          <Box
            component="button"
            type="button"
            onClick={point}
            onKeyDown={step}
            aria-label={`Point: ${x} percent from the left, ${y} percent from above`}
            sx={{
              position: 'relative',
              p: 0,
              border: 0,
              cursor: 'crosshair',
              lineHeight: 0,
              width: `min(100%, calc(50vh * ${width / height}))`,
            }}
          >
            <img
              src={src}
              alt=""
              width={width}
              height={height}
              style={{ width: '100%', height: 'auto', background: colors.sandDeep }}
            />
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                left: `${x}%`,
                top: `${y}%`,
                width: 28,
                height: 28,
                ml: '-14px',
                mt: '-14px',
                borderRadius: '50%',
                border: '3px solid #fff',
                outline: `2px solid ${colors.ink}`,
                bgcolor: focus ? colors.marigoldDeep : 'transparent',
                opacity: 0.9,
              }}
            />
          </Box>
          <Stack direction={{ xs: 'row', md: 'column' }} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            {['16 / 9', '1 / 1', '9 / 16'].map((aspectRatio) => (
              <img
                key={aspectRatio}
                src={src}
                alt=""
                style={{
                  aspectRatio,
                  width: aspectRatio === '16 / 9' ? 132 : aspectRatio === '1 / 1' ? 74 : 42,
                  objectFit: 'cover',
                  objectPosition: focusPosition({ focus }) ?? undefined,
                  borderRadius: 6,
                }}
              />
            ))}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={focus === null} onClick={() => setFocus(null)}>
          The middle
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="secondary" onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
