/** What a gateway says where it knows no reason: no more than a heading of ours says already. */
const none = 'Payment failed';

/**
 * Why a payment failed, in the words of a gateway or a bank, to stand between sentences of ours: with a full stop where
 * they have none, and empty where they say nothing.
 */
export function gatewayReason(words: string | null, translate = (said: string) => said): string {
  const said = words?.trim() ?? '';
  if (said === '' || said === none) return '';
  const told = translate(said);
  return /[.!?…।]$/.test(told) ? told : `${told}.`;
}
