import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { openLine, type LineState, type LiveLead, type LiveMessage } from './line.ts';

type Live = { line: LineState; arrived: LiveLead[]; failed: LiveMessage[]; seen(): void };
const LiveContext = createContext<Live>({ line: 'connecting', arrived: [], failed: [], seen() {} });
export const useLive = () => useContext(LiveContext);

/** However many news come, the screen is loaded again at most this often. */
const refreshMs = 400;

/** Hears what happens while the office is open, loads again what is shown, and collects what deserves a word. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const refresh = useRefresh();
  const [line, setLine] = useState<LineState>('connecting');
  const [arrived, setArrived] = useState<LiveLead[]>([]);
  const [failed, setFailed] = useState<LiveMessage[]>([]);
  // The screen follows a little later, once for many changes.
  const [isBehind, setBehind] = useState(false);

  useEffect(
    () =>
      openLine({
        onState: setLine,
        onLeads: (leads) => {
          const created = leads.filter(({ change }) => change === 'created');
          if (created.length > 0) setArrived((before) => [...created.toReversed(), ...before].slice(0, 100));
        },
        onMessages: (messages) => {
          const refused = messages.filter(({ status }) => status === 'failed');
          if (refused.length > 0) setFailed((before) => [...refused, ...before].slice(0, 100));
        },
        onChange: () => setBehind(true),
      }),
    [],
  );

  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => {
      setBehind(false);
      refresh();
    }, refreshMs);
    return () => clearTimeout(timer);
  }, [isBehind, refresh]);

  const seen = () => {
    setArrived([]);
    setFailed([]);
  };
  return <LiveContext value={{ line, arrived, failed, seen }}>{children}</LiveContext>;
}
