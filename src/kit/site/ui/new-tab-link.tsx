import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

/** A link that leaves the page open behind it, and says so to those who do not see a new tab appear. */
export function NewTabLink({ children, ...link }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  const { t } = useLingui();
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {t`(opens in a new tab)`}</span>
    </a>
  );
}
