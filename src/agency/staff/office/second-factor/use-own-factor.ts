import { useGetOne } from 'react-admin';
import type { OwnFactor } from './factor-calls.ts';

/** Whether I have a second step; null until that is known. */
export const useOwnFactor = () => {
  const { data } = useGetOne<OwnFactor & { id: string }>('session', { id: 'second-factor' });
  return data ? data.since !== null : null;
};
