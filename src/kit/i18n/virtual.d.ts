declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';
  const build: ServerBuild;
  export = build;
}

/** A catalog of src/kit/i18n, compiled while building. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
