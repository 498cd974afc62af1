import { Box } from '@mui/material';
import { inIndiaWithDay } from '#kit/office/parts/moments.ts';
import type { MessageStatus } from '../message.ts';

/** Of a notice that waits for the end of its reader's quiet hours, when that is; nothing of any other. */
export const HeldText = ({
  message: { status, notBefore },
}: {
  message: { status: MessageStatus; notBefore: string | null };
}) =>
  status === 'queued' &&
  notBefore && (
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      Its reader has quiet hours until {inIndiaWithDay(notBefore)} IST.
    </Box>
  );
