import type { ReactNode } from 'react';

/** A small picture that stands on its card's floor. The card says in words what it shows. */
export function Scene({ box = '0 0 320 200', children }: { box?: string; children: ReactNode }) {
  return (
    <svg viewBox={box} aria-hidden className="block h-auto w-full text-ink">
      {children}
    </svg>
  );
}
