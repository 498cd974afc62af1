import { showToast } from './ui/toast.ts';
import type { ToastKind } from './ui/toaster.tsx';

const toastMs = 3_000;

/** A toast of the account pages and of the header's window: top centre, three seconds. */
export const showShortToast = (kind: ToastKind, text: string) => void showToast(kind, text, toastMs);
