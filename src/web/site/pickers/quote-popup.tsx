import { Popup } from '#web/ui/popup.tsx';
import { QuoteForm, type Quote } from './quote-form.tsx';

export const QuotePopup = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => (
  <Popup title="Your quotation" onClose={onClose}>
    <QuoteForm quote={quote} served={undefined} />
  </Popup>
);
