import { calls } from '#kit/office/calls.ts';
import { currentMe } from '#kit/office/session.ts';
import { staffPath } from '#kit/screen-paths.ts';

/** `outdated`: live, but the server gives out another office by now than this window holds. */
export type ConnectionState = 'connecting' | 'live' | 'outdated' | 'cut';

type LiveListener = {
  /** The events that bring news. */
  events: Iterable<string>;
  onState(state: ConnectionState): void;
  onNews(event: string, items: unknown[]): void;
  /** Something changed, or may have while the line was cut. */
  onChange(): void;
};

const retryMs = 3_000;

/** In development the office changes by itself. */
const ownCode = import.meta.env.PROD && document.querySelector('script[type=module]')?.getAttribute('src');

/** The line on which the server tells what happens. Comes back by itself. @returns how to hang up */
export function openLiveConnection({ events, onState, onNews, onChange }: LiveListener): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  let hungUp = false;

  const connect = () => {
    if (hungUp) return;
    source = new EventSource(staffPath('/events'));
    source.addEventListener('hello', ({ data }: MessageEvent<string>) => {
      const { officeCode } = JSON.parse(data) as { officeCode: string | null };
      onState(ownCode && officeCode && officeCode !== ownCode ? 'outdated' : 'live');
      if (missed) onChange();
      missed = false;
    });
    for (const event of events)
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        onNews(event, JSON.parse(data) as unknown[]);
        onChange();
      });
    source.addEventListener('resync', ({ data }: MessageEvent<string>) => {
      const { you } = JSON.parse(data) as { you?: true };
      if (you) void calls.stay().then(onChange, onChange);
      else onChange();
    });
    source.addEventListener('ended', () => {
      source?.close();
      // Who signs in anew in another window ends the session that this line began with, and has another here too.
      if (currentMe()) void calls.stay().then(connect, connect);
    });
    source.addEventListener('error', () => {
      missed = true;
      onState('cut');
      // A browser tries again by itself after a cut, but not after an answer that was no stream.
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryMs);
    });
  };

  // A browser that knows that it is offline says so at once; a stream may hang for a while before it breaks.
  const lost = () => {
    missed = true;
    source?.close();
    onState('cut');
  };
  const found = () => {
    clearTimeout(retry);
    source?.close();
    connect();
  };
  addEventListener('offline', lost);
  addEventListener('online', found);

  connect();
  return () => {
    hungUp = true;
    removeEventListener('offline', lost);
    removeEventListener('online', found);
    source?.close();
    clearTimeout(retry);
  };
}
