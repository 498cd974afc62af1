import { formatInr } from '#kit/india/money.ts';
import { defineNews } from '#kit/office/news.ts';
import { NewsAlert } from '#kit/office/parts/news-alert.tsx';
import { showPath } from '#kit/screen-paths.ts';
import type { QuotationState } from '../quotation.ts';
import { stateLabels } from './quotation-chip.tsx';

type LiveQuotation = { id: string; code: string; name: string; state: QuotationState; totalPaise: number };

const answered: QuotationState[] = ['accepted', 'rejected', 'countered'];

export const answeredQuotations = defineNews<LiveQuotation>({
  event: 'quotations',
  pick: (quotations) => quotations.filter(({ state }) => answered.includes(state)),
  Draw({ items: [quotation], onDone }) {
    if (!quotation) return null;
    return (
      <NewsAlert
        severity={quotation.state === 'accepted' ? 'success' : 'info'}
        title={`${quotation.code} was ${stateLabels[quotation.state].toLowerCase()}`}
        to={showPath('quotations', quotation.id)}
        onDone={onDone}
      >
        {quotation.name} · {formatInr(quotation.totalPaise)}
      </NewsAlert>
    );
  },
});
