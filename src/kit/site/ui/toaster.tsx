import { msg } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { pageI18n } from '#kit/i18n/page-i18n.ts';
import { clearPlace } from './clear-place.ts';
import { footOfWindow, spokenOfInSight } from './spoken-of.ts';

export type ToastKind = 'success' | 'info' | 'error' | 'warning';

const place = document.createElement('div');
document.body.append(place);
// In the top layer, so that an open dialog does not hide it. Before 17, Safari has none but for dialogs.
const rises = 'popover' in place;
place.popover = 'manual';
place.className = 'm-0 size-0 overflow-visible border-0 bg-transparent p-0';
if (rises) place.showPopover();
const root = createRoot(place);
/** Below the header; on a phone that is lower. */
const below = { header: 88, phonesHeader: 76 };
/** As high as two lines of words make it. */
const heightPx = 80;

/** Puts the list where its messages cover nothing that they may be about. */
function stand(): void {
  const inTheWay = spokenOfInSight();
  const clear = (topPx: number) => `${clearPlace(topPx, heightPx, footOfWindow(), inTheWay)}px`;
  flushSync(() =>
    root.render(
      <Toaster
        containerAriaLabel={pageI18n._(msg`Notifications`)}
        position="top-center"
        closeButton
        offset={{ top: clear(below.header) }}
        mobileOffset={{ top: clear(below.phonesHeader) }}
        toastOptions={{
          closeButtonAriaLabel: pageI18n._(msg`Close toast`),
          style: {
            fontFamily: 'var(--font-text)',
            fontSize: '1rem',
            color: 'var(--color-ink)',
            background: '#fff',
            border: '1px solid var(--color-line)',
            borderRadius: 'var(--radius-card)',
            boxShadow: 'var(--shadow-float)',
          },
        }}
      />,
    ),
  );
}
// Mounted at once: a toast published before its list listens would be lost.
stand();

/** What stands there now, until it begins to leave. */
let said: { id: number; kind: ToastKind; text: string } | undefined;
let count = 0;

/** The same words again stand on for their full time; other words take the place of what was said before. */
export function show(kind: ToastKind, text: string, duration: number) {
  if (rises) {
    place.hidePopover();
    place.showPopover();
  }
  if (said?.kind !== kind || said.text !== text) {
    stand();
    toast.dismiss();
    said = { id: ++count, kind, text };
  }
  const { id } = said;
  // A toast that is leaving cannot be called back: the next one is another, whatever it says.
  const leaves = () => {
    if (said?.id === id) said = undefined;
  };
  toast[kind](text, { id, duration, onAutoClose: leaves, onDismiss: leaves });
}
