import { Box } from '@mui/material';
import type { FollowUp } from '../message.ts';

const words: Record<FollowUp, string> = {
  mail: 'A mail went instead.',
  'no-address': 'No mail went instead: no address is known.',
  due: 'No mail has gone instead.',
};

/** What came of a WhatsApp message that did not arrive; nothing of any other. */
export const FollowUpText = ({ message: { followUp } }: { message: { followUp: FollowUp | null } }) =>
  followUp && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{words[followUp]}</Box>;
