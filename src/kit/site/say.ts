import { showToast, type ToastKind } from './ui/toast.ts';

const toastMs = 3_000;

/** A toast of the account pages and of the header's window: top centre, three seconds (accounts-commerce §8). */
export const say = (kind: ToastKind, text: string) => void showToast(kind, text, toastMs);
