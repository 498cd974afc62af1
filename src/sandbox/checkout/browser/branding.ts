import type { Preferences } from './calls.ts';
import { money, the } from './dialog.ts';
import type { CheckoutOptions } from './options.ts';

/** Puts the merchant's name, picture, colours and what is known of the customer into the page. */
export function applyBranding(options: CheckoutOptions, { amount, currency }: Preferences) {
  const { name = 'Merchant', description = '', image, prefill = {}, theme = {}, modal = {} } = options;
  const price = money(amount, currency);
  the('merchant').textContent = name;
  the('description').textContent = description;
  the('initial').textContent = name.slice(0, 1).toUpperCase();
  if (image) showPicture(image);
  the('amount').textContent = price;
  the('pay-button').textContent = `Pay ${price}`;

  const { style } = document.documentElement;
  if (theme.color && CSS.supports('color', theme.color)) {
    style.setProperty('--theme', theme.color);
    style.setProperty('--on-theme', isLight(theme.color) ? '#14182b' : '#fff');
  }
  if (theme.backdrop_color) style.setProperty('--backdrop', theme.backdrop_color);
  document.body.classList.toggle('still', modal.animation === false);

  for (const field of ['contact', 'email'] as const) {
    const input = the<HTMLInputElement>(field);
    input.value = prefill[field] ?? '';
    input.readOnly = options.readonly?.[field] ?? false;
    const hidden = options.hidden?.[field] ?? false;
    the(`${field}-field`).hidden = hidden;
    input.required = !hidden;
  }
  the<HTMLInputElement>('card-name').value = prefill.name ?? '';
  const method = ['card', 'upi', 'netbanking'].find((known) => known === prefill.method) ?? 'card';
  the<HTMLInputElement>(`method-${method}`).checked = true;
}

function showPicture(image: string) {
  const picture = the<HTMLImageElement>('picture');
  picture.addEventListener('load', () => {
    picture.hidden = false;
    the('initial').hidden = true;
  });
  picture.src = image;
}

/** Whether dark text reads better on it, by the luminance that WCAG counts with. */
function isLight(color: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179;
}
