import { createContext } from 'react-router';
import type { Redirects } from '../open-redirects.ts';

/** How old addresses lead on; null where only what is really there counts. Set by the server for each request. */
export const redirectsContext = createContext<Redirects | null>();
