import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendResponse } from '../wire/client.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { attempt, explain, isUndecided } from '#kit/site/attempt.ts';
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
  const wasLost = useRef(false);

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
    setStage('open');
    const kind = failureKindOf(outcome);
    const isOwn = wasLost.current && kind === 'overtaken';
    wasLost.current = isUndecided(outcome);
    // The answer before was lost, and may be the one that was first: the page shows which it is.
    if (isOwn) {
      await revalidate();
      return false;
    }
    showFailure(outcome, failed.submit, i18n);
    setErrors(outcome.errors);
    if (Object.keys(outcome.errors).length === 0) setError(explain(outcome, i18n));
    // Somebody was first, or it has expired meanwhile: the page shows what it is now.
    if (kind === 'overtaken') await revalidate();
    return kind === 'forbidden';
  }

  return { stage, given, error, errors, answer };
}
