import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect } from 'react-admin';
import { formatInr } from '#kit/india/money.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { showPath } from '#kit/screen-paths.ts';
import { quotationCalls } from '../../office/quotation-calls.ts';
import type { QuotationDetail } from '../../office/quotation-record.ts';
import { compareCounter } from '../compare-counter.ts';
import { namesTerms } from '../match-counter-offer.ts';

/** Accepts a counter-offer as it stands, after one question; nothing where it asks for something in words alone. */
export function CounterWork({ quotation }: { quotation: QuotationDetail }) {
  const { id, email, responses = [] } = quotation;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { refuse } = useAttempt();
  const notify = useNotify();
  const redirect = useRedirect();
  const counter = responses.find(({ action }) => action === 'counter');
  if (!counter || !namesTerms(counter)) return null;
  const sum = formatInr(compareCounter(quotation, counter).wantedPaise);

  async function accept() {
    setBusy(true);
    try {
      const made = await quotationCalls.acceptCounter(id);
      notify(email ? `Accepted. A mail tells ${email}.` : 'Accepted. Tell its addressee.', {
        type: 'success',
      });
      redirect(showPath('quotations', made.id));
    } catch (error) {
      refuse(error);
    } finally {
      setAsking(false);
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="contained" color="secondary" onClick={() => setAsking(true)}>
        Accept the counter-offer
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={`Accept it at ${sum}?`}
        content={`The next revision says what they asked for, and is accepted at once: nobody is asked for another code. ${
          email ? `A mail tells ${email}` : 'There is no e-mail address, so you tell them yourself'
        }; it can be paid, and the lead is won. An acceptance is not undone. To offer something else, draft a revision.`}
        confirm="Accept it"
        onClose={() => setAsking(false)}
        onConfirm={() => void accept()}
      />
    </>
  );
}
