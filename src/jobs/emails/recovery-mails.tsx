import { Link, Text } from 'react-email';
import { spokenMoment } from '#domain/bookings/india-date.ts';
import { formatInr } from '#domain/money.ts';
import { checkoutPath } from '#domain/payments/transaction.ts';
import type { FailedPayment } from '#domain/recovery/failed-payments.ts';
import type { CartReminder } from '#domain/recovery/forgotten-carts.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { toMail } from './frame.tsx';
import { Fact, Letter, line, Press } from './letter.tsx';

type Common = { settings: SiteSettings; publicUrl: string };

const words: Record<CartReminder['hours'], { title: string; text: string }> = {
  24: {
    title: 'Your cart is still here',
    text: 'You left this in your cart. It is kept for you; nothing was ordered and nothing charged.',
  },
  72: {
    title: 'Shall we keep your cart?',
    text: 'This is still in your cart. It is the last mail about it. If you have a question before you order, reply to this mail.',
  },
};

/** To a customer who agreed to offers: what lies in the cart, at the price of now. */
export function cartReminder({
  reminder: { hours, customer, items },
  settings,
  publicUrl,
  stopUrl,
}: Common & { reminder: CartReminder; stopUrl: string }) {
  const { title, text } = words[hours];
  return toMail(
    title,
    <Letter title={title} preview={items.map((item) => item.title).join(', ')} settings={settings}>
      <Text style={line}>Hello {customer.name},</Text>
      <Text style={line}>{text}</Text>
      {items.map((item) => (
        <Fact key={item.title} label={item.title}>
          {formatInr(item.pricePaise)} a month, before GST
        </Fact>
      ))}
      <Press href={`${publicUrl}/cart`}>Open your cart</Press>
      <Text style={{ ...line, margin: '20px 0 0' }}>
        You get this because you agreed to offers by e-mail. <Link href={stopUrl}>Stop these mails</Link>
      </Text>
    </Letter>,
  );
}

/** To a customer whose payment failed: the same order, to be paid again. */
export function paymentFailed({ payment, customer, settings, publicUrl }: Common & FailedPayment) {
  const title = 'Your payment did not go through';
  return toMail(
    title,
    <Letter title={title} preview="Your order waits. You can try again." settings={settings}>
      <Text style={line}>Hello {customer.name},</Text>
      <Text style={line}>
        You tried to pay {formatInr(payment.totalPaise)} and it did not work
        {payment.lastErrorText ? `: ${payment.lastErrorText}` : '.'}
      </Text>
      <Fact label="What for">{payment.order.lines.map((one) => one.title).join(', ')}</Fact>
      <Fact label="Order no.">{payment.id}</Fact>
      <Text style={line}>
        Nothing was charged. Should your bank say otherwise, the money comes back by itself. Your order can be
        paid until {spokenMoment(payment.expiresAt)}; after that you can place it anew.
      </Text>
      <Press href={publicUrl + checkoutPath(payment.id)}>Try again</Press>
    </Letter>,
  );
}
