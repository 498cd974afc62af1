import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendResponse } from '../wire/client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { attempt, explain } from '#kit/site/attempt.ts';
import { showShortToast } from '#kit/site/short-toast.ts';
import type { Answer } from './answered.tsx';
import { failed, showFailure } from './failure-texts.ts';

const closeMs = 1_500;

/** Sends an answer: `sent` while the form still says so, `closed` 1.5 s later. */
export function useAnswer() {
  const { t, i18n } = useLingui();
  const [given, setGiven] = useState<Answer | null>(null);
  const [stage, setStage] = useState<'open' | 'busy' | 'sent' | 'closed'>('open');
  const [error, setError] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (stage !== 'sent') return;
    const timer = setTimeout(() => setStage('closed'), closeMs);
    return () => clearTimeout(timer);
  }, [stage]);

  /** @returns whether who answers has to be proven once more */
  async function answer(response: Answer): Promise<boolean> {
    setStage('busy');
    setError('');
    setErrors({});
    const outcome = await attempt(sendResponse(response));
    if (outcome.ok) {
      showShortToast('success', t`Response recorded successfully`);
      setGiven(response);
      setStage('sent');
      return false;
    }
    showFailure(outcome, failed.submit, i18n);
    setStage('open');
    setErrors(outcome.errors);
    const kind = failureKindOf(outcome);
    if (Object.keys(outcome.errors).length === 0) setError(explain(outcome, i18n));
    // Somebody was first, or it has expired meanwhile: the page shows what it is now.
    if (kind === 'overtaken') await revalidate();
    return kind === 'forbidden';
  }

  return { stage, given, error, errors, answer };
}
