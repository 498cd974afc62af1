import type { Page } from '@playwright/test';
import { expect } from './support.ts';

const phones = [360, 390, 412];

/**
 * On a phone of each width nothing that stays in the window – header, bars, notices – covers what can be pressed or filled
 * in, nor a sum, once that is scrolled to; nor do two of them cover each other. The window is then as it was.
 */
export async function expectUncovered(page: Page) {
  const own = page.viewportSize();
  for (const width of phones) {
    if (width !== page.viewportSize()?.width)
      await page.setViewportSize({ width, height: own?.height ?? 740 });
    expect(await page.evaluate(covered), `${page.url()} at ${width} px`).toEqual([]);
  }
  if (own) await page.setViewportSize(own);
}

/** With the bar that leaves while one scrolls down there again. @returns what is covered by what */
function covered(): string[] {
  document.querySelector('[data-contact-bar]')?.removeAttribute('data-away');
  type Box = { top: number; bottom: number; left: number; right: number };
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 120));
  /** The bar that leaves while one scrolls down counts where it comes back to. */
  function boxOf(element: HTMLElement): Box {
    if (!element.matches('[data-contact-bar]')) return element.getBoundingClientRect();
    const { offsetTop: top, offsetLeft: left, offsetHeight, offsetWidth } = element;
    return { top, left, bottom: top + offsetHeight, right: left + offsetWidth };
  }
  const area = (a: Box, b: Box) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const staying = all.filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    return /fixed|sticky/.test(position) && pointerEvents !== 'none' && element.offsetHeight > 0;
  });
  const stops = 'a[href], button, input, select, textarea, summary, label:has(input)';
  const isSum = (element: Element) =>
    element.childElementCount === 0 &&
    /₹ ?\d/.test(element.textContent ?? '') &&
    !element.closest('svg, [aria-hidden]');
  const targets = all.filter((element) => element.matches(stops) || isSum(element));
  const found: string[] = [];
  for (const target of targets) {
    if (target.offsetHeight < 8 || target.offsetHeight > innerHeight / 2) continue;
    if (staying.some((layer) => layer.contains(target))) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const over = staying.find((layer) => area(boxOf(layer), box) > 1);
    if (over) found.push(`${nameOf(target)} under ${nameOf(over)}`);
  }
  for (const [i, one] of staying.entries())
    for (const other of staying.slice(i + 1))
      if (!one.contains(other) && area(boxOf(one), boxOf(other)) > 1)
        found.push(`${nameOf(one)} and ${nameOf(other)}`);
  scrollTo(0, 0);
  return found;
}

/** Goes on, or back, by keyboard: what has the focus is in the window then, and its middle under nothing. */
export async function expectFocusSeen(page: Page, key: 'Tab' | 'Shift+Tab', times: number) {
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(focusOver)).toEqual('');
  }
}

/** @returns the focus's place and what is over it; nothing where it is seen, or where the browser itself has it */
function focusOver(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  const { x, y, width, height } = at.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isSeen = top && (at.contains(top) || top.contains(at) || top.closest('label')?.contains(at));
  return isSeen ? '' : `${at.outerHTML.slice(0, 160)} under ${top?.outerHTML.slice(0, 80) ?? 'the edge'}`;
}
