import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import type { News } from '#kit/office/news.ts';
import { news } from '#office/resources.ts';
import { throttle } from './throttle.ts';
import { openLiveConnection, type ConnectionState } from './live-connection.ts';

type Live = {
  line: ConnectionState;
  /** What came of each kind since somebody looked, the latest first. Kinds of which nothing came are not in it. */
  came: ReadonlyMap<News, unknown[]>;
  seen(): void;
};
const nothing: Live['came'] = new Map();
const LiveContext = createContext<Live>({ line: 'connecting', came: nothing, seen() {} });
export const useLive = () => useContext(LiveContext);

/** However many news come, the screen is loaded again at most this often. */
const refreshMs = 500;
const mostKept = 100;

/** Hears what happens while the office is open, loads again what is shown, and collects what deserves a word. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const refresh = useRefresh();
  const [line, setLine] = useState<ConnectionState>('connecting');
  const [came, setCame] = useState(nothing);

  useEffect(() => {
    // The first change is shown at once, those that follow closely together.
    const changes = throttle(refreshMs, refresh);
    const hangUp = openLiveConnection({
      events: new Set(news.map(({ event }) => event)),
      onState: setLine,
      onNews(event, items) {
        for (const kind of news.filter((one) => one.event === event)) {
          const picked = kind.pick(items);
          if (picked.length === 0) continue;
          setCame((before) =>
            new Map(before).set(kind, [...picked, ...(before.get(kind) ?? [])].slice(0, mostKept)),
          );
        }
      },
      onChange: changes.call,
    });
    return () => {
      hangUp();
      changes.stop();
    };
  }, [refresh]);

  const seen = () => setCame(nothing);
  return <LiveContext value={{ line, came, seen }}>{children}</LiveContext>;
}
