import { Text } from 'react-email';
import { formatDate } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import { formatInr } from '#kit/india/money.ts';
import { orderNo } from '#money/payments/order-no.ts';
import { factsOf, type RefundRequest } from '../read-refund-request.ts';
import type { RefundClock } from '../refund-clock.ts';
import type { RefundMail } from '../refund-mail.ts';
import { refundSteps } from '../refund-steps.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press, Quoted } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';
import { paymentsPath } from '#money/payments/transaction.ts';

type Common = { request: RefundRequest; settings: SiteSettings; publicUrl: string };
type News = Exclude<RefundMail['what'], 'warning'>;

const decisionTexts: Record<News, { title: string; text: string }> = {
  received: {
    title: /*i18n*/ 'We have your refund request',
    text: /*i18n*/ 'A person will look at it. This is what happens, and when:',
  },
  approved: {
    title: /*i18n*/ 'Your refund is approved',
    text: /*i18n*/ 'The money is on its way back. There is nothing you need to do.',
  },
  refused: {
    title: /*i18n*/ 'We cannot approve your refund',
    text: /*i18n*/ 'We have looked at your request. If you see it differently, reply to this mail and we will talk about it.',
  },
  paid: {
    title: /*i18n*/ 'Your refund has been paid',
    text: /*i18n*/ 'The money has left us, to where your payment came from.',
  },
};

/** To the customer: what was decided, and what happens next by when. @param sold what the money was for */
export function refundDecided({
  request,
  sold,
  settings,
  publicUrl,
  what,
  translator,
}: Common & { sold: string; what: News; translator: Translator }) {
  const { translate, language } = translator;
  const [title, text] = [translate(decisionTexts[what].title), translate(decisionTexts[what].text)];
  return toMail(
    title,
    <Letter title={title} preview={text} settings={settings} translator={translator}>
      <Text style={line}>{hello(request.customerName, translator)}</Text>
      <Text style={line}>{text}</Text>
      <Fact label={translate(/*i18n*/ 'What for')}>{sold}</Fact>
      <Fact label={translate(/*i18n*/ 'Paid')}>{formatInr(request.totalPaise)}</Fact>
      <Fact label={translate(/*i18n*/ 'Order no.')}>{orderNo({ number: request.orderNumber })}</Fact>
      {refundSteps(factsOf(request), translator).map((step) => (
        <Fact key={step.title} label={step.title}>
          {step.text}
        </Fact>
      ))}
      <Press href={publicUrl + pathIn(paymentsPath, language)}>{translate(/*i18n*/ 'Your payments')}</Press>
    </Letter>,
  );
}

/** To the staff. The subject carries no customer's words. @param clock what is about to be broken; null for a new request */
export function refundNotice({
  request,
  settings,
  publicUrl,
  clock,
}: Common & { clock: RefundClock | null }) {
  const who = `${request.customerName} (${request.customerCode})`;
  const title = clock
    ? `${clock.state === 'over' ? 'Overdue' : 'Due soon'}: refund request of ${request.customerCode}`
    : `Refund request from ${request.customerCode}`;
  return toMail(
    title,
    <Letter
      title={title}
      preview={`${formatInr(request.totalPaise)}, ${titlesOf(request)}`}
      settings={settings}
    >
      <Text style={line}>
        {clock ? warning(clock) : `Please decide by ${formatDate(request.reviewDueOn)}.`}
      </Text>
      <Fact label="Customer">{who}</Fact>
      <Fact label="What for">{titlesOf(request)}</Fact>
      <Fact label="Paid">{formatInr(request.totalPaise)}</Fact>
      {request.reason ? <Quoted label="In their words">{request.reason}</Quoted> : null}
      <Press href={publicUrl + officePath(showPath('refund-requests', request.id))}>Open the request</Press>
    </Letter>,
  );
}

const titlesOf = ({ order }: RefundRequest) => order.lines.map(({ title }) => title).join(', ');

function warning({ what, dueOn, daysLeft, state }: RefundClock): string {
  const promise = what === 'review' ? 'a decision' : 'the money';
  if (state === 'over') return `We promised ${promise} by ${formatDate(dueOn)}. That day is over.`;
  const left =
    daysLeft === 0
      ? 'today'
      : daysLeft === 1
        ? '1 business day from now'
        : `${daysLeft} business days from now`;
  return `We promised ${promise} by ${formatDate(dueOn)}, ${left}.`;
}
