import type { PaymentChange } from '#kit/announce.ts';
import { formatInr } from '#kit/india/money.ts';
import { defineNews } from '#kit/office/news.ts';
import { NewsAlert } from '#kit/office/parts/news-alert.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { Purpose } from '../transaction.ts';

/** `change`: what of it is new. */
type LivePayment = {
  id: string;
  customerName: string;
  purpose: Purpose;
  totalPaise: number;
  reviewReason: string | null;
  change: PaymentChange;
};

const show = (id: string) => showPath('payments', id);
const words: Record<
  PaymentChange,
  { severity: 'success' | 'error' | 'info'; one: string; many: string; to: (id: string) => string }
> = {
  paid: { severity: 'success', one: 'New paid order', many: 'new paid orders', to: show },
  trouble: { severity: 'error', one: 'A payment to look at', many: 'payments to look at', to: show },
  'refund-asked': {
    severity: 'info',
    one: 'Refund request',
    many: 'refund requests',
    to: () => '/refund-requests',
  },
};

/** Orders that were paid, payments to look at, refunds that are asked for. */
export const paymentNews = defineNews<LivePayment>({
  event: 'payments',
  pick: (payments) => payments.toReversed(),
  count: (payments) => payments.filter(({ change }) => change === 'paid').length,
  Draw: ({ items, onDone }) =>
    (['paid', 'trouble', 'refund-asked'] as const).map((kind) => {
      const [last, ...more] = items.filter(({ change }) => change === kind);
      if (!last) return null;
      const { severity, one, many, to } = words[kind];
      return (
        <NewsAlert
          key={kind}
          severity={severity}
          title={`${more.length > 0 ? `${more.length + 1} ${many}, the last` : one} from ${last.customerName}`}
          to={to(last.id)}
          onDone={onDone}
        >
          {formatInr(last.totalPaise)}
          {kind === 'trouble' ? ` · ${last.reviewReason ?? 'look at it'}` : ` · ${last.purpose}`}
        </NewsAlert>
      );
    }),
});
