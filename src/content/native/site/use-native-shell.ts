import { useEffect } from 'react';
import { platform } from './platform.ts';

/** In an app, opens the way for its messages; a browser loads nothing for that. */
export function useNativeShell() {
  useEffect(() => {
    if (platform === 'WEBSITE') return;
    import('./bridge.ts').then(
      ({ openBridge }) => openBridge(),
      () => {},
    );
  }, []);
}
