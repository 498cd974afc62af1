import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addToCart, removeFromCart, type CartLine } from '../wire/client.ts';
import type { ShownBenefit } from '#catalogue/benefits/benefit.ts';
import { benefitCardId } from '#catalogue/benefits/site/benefit-card-id.ts';
import { storageKeys } from '#kit/calls/browser-storage.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { readLogin } from '#kit/calls/login-record.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import type { ToastKind } from '#kit/site/ui/toaster.tsx';
import { attempt } from '#kit/site/attempt.ts';
import { changeLines, loadCart, whileWriting } from './cart-store.ts';

/** Two seconds, longer while the pointer rests on it. */
const toastMs = 2_000;
export const showCartToast = (kind: ToastKind, text: string) => void showToast(kind, text, toastMs);

/** Puts a benefit into the cart and says how it went. */
export async function addBenefit(benefit: ShownBenefit, i18n: I18n): Promise<void> {
  const answer = await whileWriting(() => attempt(addToCart(benefit)));
  if (answer.ok) {
    changeLines((lines) => [...lines.filter(({ id }) => id !== answer.line.id), answer.line]);
    const { title } = benefit;
    return showCartToast('success', i18n._(msg`${title} added to cart!`));
  }
  const kind = failureKindOf(answer);
  if (kind === 'unanswered') return showCartToast('error', i18n._(msg`Error adding to cart`));
  if (kind === 'broken') return showCartToast('error', i18n._(msg`Server error while adding to cart`));
  // Another tab was first: this one should know as well.
  if (kind === 'overtaken') void loadCart();
  return showCartToast('error', answer.message || i18n._(msg`Already in cart`));
}

/**
 * As above for whoever may not be signed in: then the wish is kept, and the way leads through the sign-in, which ends on
 * the offer page.
 * @param words what a visitor is told
 * @returns whether somebody has to sign in first
 */
export function wantsSignIn(benefit: ShownBenefit, words: string): boolean {
  if (readLogin()) return false;
  try {
    localStorage.setItem(storageKeys.wantedBenefit, JSON.stringify(benefit));
    localStorage.setItem(storageKeys.checkState, 'true');
  } catch {
    // Without storage they have to choose it again.
  }
  showCartToast('info', words);
  return true;
}

/** The benefit whose card is to be brought back into sight once a page shows it. */
let unseen: { id: string } | null = null;

/** Whoever was led away to sign in finds what they wanted in the middle of the screen. */
export function showWanted(): void {
  const card = unseen && document.getElementById(benefitCardId(unseen));
  if (!card) return;
  const folded = card.closest('details');
  if (folded) folded.open = true;
  card.scrollIntoView({ block: 'center' });
  unseen = null;
}

function takeWanted(): ShownBenefit | null {
  try {
    const kept = localStorage.getItem(storageKeys.wantedBenefit);
    localStorage.removeItem(storageKeys.wantedBenefit);
    return kept === null ? null : (JSON.parse(kept) as ShownBenefit);
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

/** Adds what somebody wanted before they signed in. */
export async function addWanted(i18n: I18n): Promise<void> {
  const wanted = readLogin() && takeWanted();
  if (!wanted) return;
  unseen = wanted;
  // The page that offers it may still be on its way: then it asks itself.
  showWanted();
  await addBenefit(wanted, i18n);
}

/** Takes a line out at once, and puts it back where the server does not follow. @returns whether it is out */
export async function removeLine(line: CartLine, i18n: I18n): Promise<boolean> {
  let at = -1;
  changeLines((lines) => {
    at = lines.findIndex(({ id }) => id === line.id);
    return lines.filter(({ id }) => id !== line.id);
  });
  const answer = await whileWriting(() => attempt(removeFromCart(readLogin()?.id ?? '', line.id)));
  // Gone already: another tab was first.
  if (answer.ok || failureKindOf(answer) === 'missing') {
    showCartToast('success', i18n._(msg`Item removed`));
    return true;
  }
  changeLines((lines) => lines.toSpliced(Math.max(0, at), 0, line));
  showCartToast('error', i18n._(msg`Error while deleting`));
  return false;
}
