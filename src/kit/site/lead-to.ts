/**
 * As a click on a link would: that page opens or, without a network, this one says why it does not.
 * @returns whether it opens
 */
export function leadTo(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const isOpening = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  link.remove();
  return isOpening;
}
