import type { APIRequestContext } from '@playwright/test';
import { owner } from '../scripts/lib/app-server.ts';

let count = 0;
/** An address of nobody else's. */
export const freshAddress = () => `asha-${Date.now()}-${count++}@example.com`;

export const someLines = [
  { title: 'Website', description: 'Ten pages, written and photographed', sac: '998314', quantity: 2, unitPricePaise: 1_000_000, discountPaise: 100_000, gstPercent: 18 },
  { title: 'Hosting for a year', sac: '998315', quantity: 1, unitPricePaise: 143_051, gstPercent: 18 },
]; // prettier-ignore

type Sent = { id: string; publicId: string; code: string };

/** A quotation that staff have sent. */
export async function sendQuotation(request: APIRequestContext, over: object = {}): Promise<Sent> {
  await request.post('/staff/session', { data: { email: owner.email, password: owner.password } });
  const made = await request.post('/staff/quotations', {
    data: {
      title: 'A website for your sari shop',
      name: 'Asha Patil',
      mobile: '9000000123',
      email: freshAddress(),
      intro: 'Thank you for the talk on Tuesday. This is what we agreed to offer.',
      terms: 'Half is due before we begin, half at launch.\nThe code is yours once everything is paid.',
      validUntil: '2999-12-31',
      lines: someLines,
      ...over,
    },
  });
  const { id } = (await made.json()) as { id: string };
  return (await (await request.post(`/staff/quotations/${id}/send`)).json()) as Sent;
}
