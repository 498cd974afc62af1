import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { currentMe, sessionEnded } from '../session.ts';

export type LiveLead = {
  id: string;
  name: string;
  service: string;
  source: string;
  status: string;
  change: 'created' | 'updated';
};
export type LiveMessage = { id: string; recipient: string; subject: string; status: string };
export type LineState = 'connecting' | 'live' | 'cut';

type Live = { line: LineState; arrived: LiveLead[]; failed: LiveMessage[]; seen(): void };
const LiveContext = createContext<Live>({ line: 'connecting', arrived: [], failed: [], seen() {} });
export const useLive = () => useContext(LiveContext);

/** However many news come, the screen is loaded again at most this often. */
const refreshMs = 400;
const retryMs = 3_000;

/** Hears what happens while the office is open, loads again what is shown, and collects what deserves a word. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const refresh = useRefresh();
  const [line, setLine] = useState<LineState>('connecting');
  const [arrived, setArrived] = useState<LiveLead[]>([]);
  const [failed, setFailed] = useState<LiveMessage[]>([]);

  useEffect(() => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let pending: ReturnType<typeof setTimeout> | undefined;
    let missed = false;
    let gone = false;

    const reload = () => {
      pending ??= setTimeout(() => {
        pending = undefined;
        refresh();
      }, refreshMs);
    };
    const connect = () => {
      if (gone) return;
      source = new EventSource('/staff/events');
      source.addEventListener('hello', () => {
        setLine('live');
        // Whatever happened while the line was cut was not told.
        if (missed) reload();
        missed = false;
      });
      source.addEventListener('leads', ({ data }: MessageEvent<string>) => {
        const created = (JSON.parse(data) as LiveLead[]).filter(({ change }) => change === 'created');
        if (created.length > 0) setArrived((before) => [...created, ...before].slice(0, 100));
        reload();
      });
      source.addEventListener('messages', ({ data }: MessageEvent<string>) => {
        const refused = (JSON.parse(data) as LiveMessage[]).filter(({ status }) => status === 'failed');
        if (refused.length > 0) setFailed((before) => [...refused, ...before].slice(0, 100));
        reload();
      });
      source.addEventListener('resync', reload);
      source.addEventListener('ended', () => {
        source?.close();
        if (currentMe()) void sessionEnded().then(connect);
      });
      source.addEventListener('error', () => {
        missed = true;
        setLine('cut');
        // A browser tries again by itself after a cut, but not after an answer that was no stream.
        if (source?.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryMs);
      });
    };
    connect();
    return () => {
      gone = true;
      source?.close();
      clearTimeout(retry);
      clearTimeout(pending);
    };
  }, [refresh]);

  const seen = () => {
    setArrived([]);
    setFailed([]);
  };
  return <LiveContext value={{ line, arrived, failed, seen }}>{children}</LiveContext>;
}
