import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What the offer's plans do already, folded: only whoever has none of them can want one of these. */
export function InEveryPlan({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <details className="rounded-card border border-line bg-white">
      <summary className="min-h-14 cursor-pointer content-center px-5 py-4 font-semibold">
        {t`Every plan does these ${count} things already. Without a plan you can have each alone.`}
      </summary>
      {children}
    </details>
  );
}
