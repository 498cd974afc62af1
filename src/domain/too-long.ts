import { z } from 'zod';

/** What people read of a text that is too long, where its schema does not say it: zod's own words are for programmers. */
z.config({
  customError: (issue) =>
    issue.code === 'too_big' && issue.origin === 'string'
      ? `Use at most ${String(issue.maximum)} characters`
      : undefined,
});
