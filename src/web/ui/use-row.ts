import { useEffect, useRef, useState } from 'react';
import { startRow, type Row } from './row-of-items.ts';

/** A row to scroll, and what moves it once scripts run. */
export function useRow({ goesRound = false } = {}) {
  const viewport = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState<Row | null>(null);
  useEffect(() => {
    if (!viewport.current) return;
    const started = startRow(viewport.current, { goesRound });
    setRow(started);
    return () => started.end();
  }, [goesRound]);
  return [viewport, row] as const;
}
