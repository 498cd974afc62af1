import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { request } from '#kit/office/http.ts';
import { useMay } from '#kit/office/session.ts';
import type { FirstStepsRecord } from './first-steps-calls.ts';

let wasLed = false;

/** Leads the owner of a new installation to the first steps, once after each opening of the office. */
export function useLeadToFirstSteps() {
  const may = useMay('first-steps:edit');
  const navigate = useNavigate();
  useEffect(() => {
    if (!may || wasLed) return;
    wasLed = true;
    request<FirstStepsRecord>('/first-steps').then(
      ({ lead }) => lead && navigate('/first-steps'),
      () => {
        wasLed = false;
      },
    );
  }, [may, navigate]);
}
