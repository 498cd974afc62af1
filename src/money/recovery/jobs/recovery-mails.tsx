import { Text } from 'react-email';
import { formatDateTime } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import { gatewayReason } from '#kit/gateway-reason.ts';
import { formatInr } from '#kit/india/money.ts';
import { orderNo } from '#money/payments/order-no.ts';
import { checkoutPath } from '#money/payments/transaction.ts';
import type { FailedPayment } from '../failed-payments.ts';
import type { CartReminder } from '../abandoned-carts.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Linked, Press } from '#kit/mails/letter.tsx';

type Common = { settings: SiteSettings; publicUrl: string; translator: Translator };

const texts: Record<CartReminder['hours'], { title: string; text: string }> = {
  24: {
    title: /*i18n*/ 'Your cart is still here',
    text: /*i18n*/ 'You left this in your cart. It is kept for you; nothing was ordered and nothing charged.',
  },
  72: {
    title: /*i18n*/ 'Shall we keep your cart?',
    text: /*i18n*/ 'This is still in your cart. It is the last mail about it. If you have a question before you order, reply to this mail.',
  },
};

/** To a customer who agreed to offers: what lies in the cart, at the price of now. */
export function cartReminder({
  reminder: { hours, customer, items },
  settings,
  publicUrl,
  stopUrl,
  translator,
}: Common & { reminder: CartReminder; stopUrl: string }) {
  const { translate, language } = translator;
  const title = translate(texts[hours].title);
  return toMail(
    title,
    <Letter
      title={title}
      preview={items.map((item) => item.title).join(', ')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(customer.name, translator)}</Text>
      <Text style={line}>{translate(texts[hours].text)}</Text>
      {items.map((item) => (
        <Fact key={item.title} label={item.title}>
          {settings.gstin
            ? translate(/*i18n*/ '{price} a month, before GST', { price: formatInr(item.pricePaise) })
            : translate(/*i18n*/ '{price} a month', { price: formatInr(item.pricePaise) })}
        </Fact>
      ))}
      <Press href={publicUrl + pathIn('/cart', language)}>{translate(/*i18n*/ 'Open your cart')}</Press>
      <Text style={{ ...line, margin: '20px 0 0' }}>
        <Linked
          text={translate(
            /*i18n*/ 'You get this because you agreed to offers by e-mail. <0>Stop these mails</0>',
          )}
          href={stopUrl}
        />
      </Text>
    </Letter>,
  );
}

/** To a customer whose payment failed: the same order, to be paid again. @param what was ordered */
export function paymentFailed({
  payment,
  what,
  customer,
  settings,
  publicUrl,
  translator,
}: Common & FailedPayment & { what: string }) {
  const { translate, language } = translator;
  const title = translate(/*i18n*/ 'Your payment did not go through');
  const total = formatInr(payment.totalPaise);
  const reason = gatewayReason(payment.lastErrorText, translate);
  return toMail(
    title,
    <Letter
      title={title}
      preview={translate(/*i18n*/ 'Your order is waiting. You can try again.')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(customer.name, translator)}</Text>
      <Text style={line}>
        {reason
          ? translate(/*i18n*/ 'You tried to pay {total} and it did not work: {reason}', { total, reason })
          : translate(/*i18n*/ 'You tried to pay {total} and it did not work.', { total })}
      </Text>
      <Fact label={translate(/*i18n*/ 'What for')}>{what}</Fact>
      <Fact label={translate(/*i18n*/ 'Order no.')}>{orderNo(payment)}</Fact>
      <Text style={line}>
        {translate(
          /*i18n*/ 'Nothing was charged. If your bank shows it as paid, the money comes back by itself. Your order can be paid until {when}; after that you can place it again.',
          { when: formatDateTime(payment.expiresAt, language) },
        )}
      </Text>
      <Press href={publicUrl + pathIn(checkoutPath(payment.id), language)}>
        {translate(/*i18n*/ 'Try again')}
      </Press>
    </Letter>,
  );
}
