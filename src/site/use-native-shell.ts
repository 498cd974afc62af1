import { useEffect } from 'react';
import { track } from '#content/visits/site/track.ts';
import { platform } from '#agency/native/site/platform.ts';

/** In an app, opens the way for its messages; a browser loads nothing for that. */
export function useNativeShell() {
  useEffect(() => {
    if (platform === 'WEBSITE') return;
    import('#agency/native/site/bridge.ts').then(
      ({ openBridge }) => openBridge((event) => track('cta', { name: `app ad: ${event}` })),
      () => {},
    );
  }, []);
}
