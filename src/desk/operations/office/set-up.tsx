import { callPath } from '#kit/path-of.ts';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { ProcessFacts } from '../operations.ts';
import { request, refusalText } from '#kit/office/http.ts';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { Section } from '#kit/office/parts/section.tsx';

const paymentLabels: Record<string, string> = {
  sandbox: 'the built-in sandbox: no real money',
  test: 'Razorpay with test keys: no real money',
  live: 'Razorpay with live keys: real money',
};

/** Where money goes, in words. */
export const paymentsLabel = (mode: string) => paymentLabels[mode] ?? mode;

/** What mail and payments are set to, with a way to try the mail. */
export function SetUp({ process: { mail, payments, google } }: { process: ProcessFacts }) {
  return (
    <Section title="How it is set up">
      <Facts>
        <Fact term="Mail">{mail.sends ? `sent as ${mail.from}` : 'kept in the mailbox, sent to nobody'}</Fact>
        <Fact term="Payments">{paymentsLabel(payments.mode)}</Fact>
        <Fact term="Gateway">{`${payments.host}, key ${payments.keyId}`}</Fact>
        <Fact term="Google">{google ? 'customers can sign in with Google' : 'not set up'}</Fact>
      </Facts>
      <TestMail />
    </Section>
  );
}

type Sent = { status: string; lastError: string | null };

export function TestMail() {
  const [state, setState] = useState<{ text: string; bad?: boolean } | 'busy' | null>(null);

  async function send() {
    setState('busy');
    try {
      const { messageId, to } = await request<{ messageId: string; to: string }>('/operations/test-mail', {
        method: 'POST',
      });
      setState(await outcome(messageId, to));
    } catch (error) {
      setState({ text: refusalText(error), bad: true });
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={state === 'busy'}
        onClick={() => void send()}
        sx={{ mt: 1 }}
      >
        {state === 'busy' ? 'Sending …' : 'Send a test mail to me'}
      </Button>
      <div role="status">
        {state && state !== 'busy' && (
          <Alert severity={state.bad ? 'error' : 'success'} sx={{ mt: 1 }}>
            {state.text}
          </Alert>
        )}
      </div>
    </>
  );
}

/** Waits up to twenty seconds for what becomes of it. */
async function outcome(messageId: string, to: string) {
  for (let i = 0; i < 20; i++) {
    const { status, lastError } = await request<Sent>(callPath`/messages/${messageId}`);
    if (status === 'sent') return { text: `The mail server has taken the mail to ${to}.` };
    if (status === 'captured')
      return { text: `The mail to ${to} is in the mailbox: this installation sends none.` };
    if (status === 'failed' || lastError)
      return { text: `It did not go: ${lastError ?? 'refused'}`, bad: true };
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return { text: 'It still waits to be sent. Look at it in the mailbox.', bad: true };
}
