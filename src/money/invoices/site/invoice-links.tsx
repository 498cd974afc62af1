import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import { fetchInvoices, type InvoiceDocument } from '../wire/client.ts';
import { invoicePdfPath, kindNames } from '../invoice.ts';
import { useLoad } from '#kit/site/use-load.ts';

/** The documents of one payment, to open or keep. Nothing where there are none, or they cannot be asked for. */
export function InvoiceLinks({ transactionId }: { transactionId: string }) {
  const { loaded } = useLoad(useCallback(() => fetchInvoices(transactionId), [transactionId]));
  return loaded.state === 'there' ? <DocumentLinks documents={loaded.found.documents} /> : null;
}

/** Each opens beside the page. */
export const DocumentLinks = ({ documents }: { documents: InvoiceDocument[] }) => {
  const { t, i18n } = useLingui();
  return (
    documents.length > 0 && (
      <ul data-no-print className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {documents.map(({ id, number, kind }) => (
          <li key={id}>
            <a
              href={invoicePdfPath(id)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
            >
              <FileText aria-hidden className="size-4" />
              {`${i18n._(kindNames[kind])} ${number}`}
              <span className="sr-only">{t`(PDF, opens in a new tab)`}</span>
            </a>
          </li>
        ))}
      </ul>
    )
  );
};
