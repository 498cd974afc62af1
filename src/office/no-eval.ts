import { z } from 'zod';

/** Compiled schemas need eval, which the policy of the back office forbids. Has to run before the first schema is made. */
z.config({ jitless: true });
