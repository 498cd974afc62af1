import { useEffect, useState } from 'react';

/** Something that is so for a while: `flash()` begins it, or begins it again. */
export function useFlash(ms: number) {
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setBegun(0), ms);
    return () => clearTimeout(timer);
  }, [begun, ms]);
  return { on: begun > 0, flash: () => setBegun((n) => n + 1) };
}
