import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { later } from '#kit/later.tsx';
import { useHydrated } from './use-hydrated.ts';

const event = 'missing-code';

/** @returns what stops it */
export function onMissingCode(say: () => void): () => void {
  addEventListener(event, say);
  return () => removeEventListener(event, say);
}

/**
 * What opens over the page, by code that comes when it is first opened or was prepared for. Where that does not come the
 * page stays and says so; `onMissing` takes the wish for it back, so that it can be tried again.
 */
export function laterPopup<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Popup = later(load);
  const LaterPopup = ({ onMissing, ...props }: Props & { onMissing: () => void }) => (
    <Popup
      {...(props as Props)}
      meanwhile={<Opening />}
      onMissing={() => {
        dispatchEvent(new Event(event));
        onMissing();
      }}
    />
  );
  return Object.assign(LaterPopup, { prepare: Popup.prepare });
}

/** Seen by those alone whose network is slow. The server, which knows no part behind the `#`, has drawn none. */
function Opening() {
  const { t } = useLingui();
  if (!useHydrated()) return null;
  return (
    <output className="pointer-events-none fixed inset-0 z-40 grid animate-[settle_200ms_400ms_both] place-items-center">
      <span className="rounded-card border border-line bg-white px-5 py-3 font-medium shadow-float">
        {t`One moment …`}
      </span>
    </output>
  );
}
