import { Box, Snackbar } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { PhoneCell } from '#kit/office/parts/contact-links.tsx';
import { useMay } from '#kit/office/session.ts';
import { WhatCame } from './contact-lead.tsx';
import { leadCalls } from './lead-calls.ts';
import { useChange } from './use-change.tsx';

/**
 * Writes down that a lead is called or written to from elsewhere than its own page: a message at once, and of a call
 * `question` asks what came of it. Nothing where there is no lead, or for whoever does not work on leads.
 */
export function useReach(leadId: string | null | undefined) {
  const change = useChange();
  const mayEdit = useMay('leads:edit');
  const [isCalled, setIsCalled] = useState(false);
  if (!leadId || !mayEdit) return { question: null };
  return {
    onCall: () => setIsCalled(true),
    onWrite: () =>
      void change.one(
        leadCalls.contact(leadId, { channel: 'whatsapp', outcome: 'sent' }),
        'Noted: wrote on WhatsApp.',
      ),
    question: isCalled ? <WhatCame leadId={leadId} channel="call" onDone={() => setIsCalled(false)} /> : null,
  };
}

/** The number of a lead in a list. */
export function LeadPhone({
  leadId,
  ...reachable
}: {
  leadId: string;
  phone: string;
  phoneComplete: boolean;
}) {
  const { question, ...on } = useReach(leadId);
  return (
    <>
      <PhoneCell {...reachable} {...on} />
      {question && (
        <Box component="span" onClick={stay}>
          <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} sx={aboveNotices}>
            <Box sx={{ boxShadow: 6 }}>{question}</Box>
          </Snackbar>
        </Box>
      )}
    </>
  );
}

/** Clear of a notice of two lines, which stays for as long as the pointer is on it. */
const aboveNotices = { bottom: { xs: 'calc(168px + env(safe-area-inset-bottom))', sm: 104 } };

/** The row around it opens the lead; the question does not. */
const stay = (event: MouseEvent) => event.stopPropagation();
