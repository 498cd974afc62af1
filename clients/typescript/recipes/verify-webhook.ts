import { verifyWebhook } from 'nirmaan-client';

/** What a request to your address told, or null where it does not come from the office. */
export async function paidOrder(request: Request, secret: string): Promise<number | null> {
  const headers = Object.fromEntries(request.headers);
  try {
    const message = verifyWebhook({ secret, headers, body: await request.text() });
    return message.type === 'order.paid' ? message.data.totalPaise : null;
  } catch {
    return null;
  }
}
