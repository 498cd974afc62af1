import { officePath } from '#kit/screen-paths.ts';

/** Where a colleague sets a password; the link's token stands behind its `#`. */
export const invitePath = officePath('/invitation');
