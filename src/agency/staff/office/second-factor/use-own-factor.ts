import { useGetOne } from 'react-admin';
import type { OwnFactor } from './factor-calls.ts';

/** Whether I have a second step, null until that is known; with what became of asking. */
export const useOwnFactor = () => {
  const asked = useGetOne<OwnFactor & { id: string }>('session', { id: 'second-factor' });
  return { withCode: asked.data ? asked.data.since !== null : null, asked };
};
