import { the } from './dialog.ts';
import type { CheckoutOptions } from './options.ts';

const value = (id: string) => the<HTMLInputElement | HTMLSelectElement>(id).value.trim();
const chosen = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? '';

/** What the customer has filled in, as the sandbox takes it. */
export function filledIn(options: CheckoutOptions) {
  const means = {
    card: {
      card: {
        number: value('card-number'),
        expiry: value('card-expiry'),
        cvv: value('card-cvv'),
        name: value('card-name'),
      },
    },
    upi: { vpa: value('vpa') },
    netbanking: { bank: value('bank') },
  };
  const method = chosen('method') as keyof typeof means;
  return {
    key_id: options.key,
    order_id: options.order_id,
    method,
    ...means[method],
    email: value('email') || 'void@razorpay.com',
    contact: phone(value('contact')),
    description: options.description ?? null,
    notes: options.notes ?? {},
    callback_url: options.callback_url ?? null,
    outcome: chosen('outcome'),
  };
}

const phone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length === 10 ? `+91${digits}` : digits && `+${digits}`;
};

/** Shows the fields of the chosen method only, writes numbers in groups, and fills in what the tools offer. */
export function wireForm() {
  const form = the<HTMLFormElement>('pay-form');
  const showMethod = () => {
    for (const method of ['card', 'upi', 'netbanking']) {
      const fields = the<HTMLFieldSetElement>(`fields-${method}`);
      fields.hidden = chosen('method') !== method;
      fields.disabled = fields.hidden;
    }
  };
  form.addEventListener('change', showMethod);
  showMethod();

  const number = the<HTMLInputElement>('card-number');
  number.addEventListener('input', () => {
    number.value = inGroups(number.value);
  });
  const expiry = the<HTMLInputElement>('card-expiry');
  expiry.addEventListener('input', () => {
    const digits = expiry.value.replaceAll(/\D/g, '').slice(0, 4);
    expiry.value = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-fill]'))
    button.addEventListener('click', () => {
      for (const [id, text] of Object.entries(
        JSON.parse(button.dataset.fill ?? '{}') as Record<string, string>,
      ))
        the<HTMLInputElement>(id).value = text;
      the('pay-button').focus();
    });
  return showMethod;
}

const inGroups = (text: string) =>
  text
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
