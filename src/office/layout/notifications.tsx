import { Snackbar, Stack } from '@mui/material';
import { useEffect } from 'react';
import { news } from '#office/resources.ts';
import { useLive } from './live.tsx';
import { useWindowTitle } from './use-window-title.ts';

const stayMs = 10_000;

/** Says what has come in, and counts it in the title of the window until somebody looks. */
export function Notifications() {
  const { came, seen } = useLive();
  const counted = news.reduce((sum, kind) => sum + (kind.count?.(came.get(kind) ?? []) ?? 0), 0);
  useWindowTitle(counted);

  // A window nobody looks at keeps its news until somebody does.
  useEffect(() => {
    if (came.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(seen, stayMs);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [came, seen]);

  return (
    <Snackbar open={came.size > 0} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
      <Stack spacing={1} component="output">
        {news.map((kind, at) => {
          const items = came.get(kind);
          return items && <kind.Draw key={at} items={items} onDone={seen} />;
        })}
      </Stack>
    </Snackbar>
  );
}
