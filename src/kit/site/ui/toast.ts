import type { ToastKind } from './toaster.tsx';

/** Loads the toasts while nobody waits, so that one can still be shown when the network has gone. */
export const prepareToasts = () => import('./toaster.tsx').catch(() => null);

/** Shows a message at the top of the page. Without its script (never loaded, now offline) the page's own words remain. */
export async function showToast(kind: ToastKind, text: string, forMs: number): Promise<void> {
  const toaster = await prepareToasts();
  toaster?.show(kind, text, forMs);
}
