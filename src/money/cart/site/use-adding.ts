import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownBenefit } from '#catalogue/benefits/benefit.ts';
import { addBenefit, showWanted, wantsSignIn } from './cart-actions.ts';
import { useCart } from './cart-store.ts';

/**
 * Adding from a list: what is in the cart already, what is on its way, and bringing back into sight what somebody wanted
 * before they signed in.
 * @param wordsForVisitors what somebody who is not signed in is told
 * @param signIn where they are led then
 */
export function useAdding(wordsForVisitors: string, signIn: string) {
  const { i18n } = useLingui();
  const { lines } = useCart();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<string[]>([]);
  useEffect(() => {
    // After the page has been scrolled to its top.
    const frame = requestAnimationFrame(showWanted);
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    isAdded: ({ id }: ShownBenefit) => lines.some(({ benefitId }) => benefitId === id),
    isBusy: ({ id }: ShownBenefit) => adding.includes(id),
    async add(benefit: ShownBenefit) {
      if (wantsSignIn(benefit, wordsForVisitors)) return void navigate(signIn);
      setAdding((ids) => [...ids, benefit.id]);
      await addBenefit(benefit, i18n);
      return setAdding((ids) => ids.filter((id) => id !== benefit.id));
    },
  };
}
