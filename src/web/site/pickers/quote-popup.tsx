import { useLingui } from '@lingui/react/macro';
import { Popup } from '#web/ui/popup.tsx';
import { QuoteForm, type Quote } from './quote-form.tsx';

export const QuotePopup = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <Popup title={t`Your quotation`} onClose={onClose}>
      <QuoteForm quote={quote} served={undefined} />
    </Popup>
  );
};
