import { useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { fileSize } from '#agency/media/stored-file.ts';
import type { PublicQuotation } from '../../read-quotation.ts';
import { quotationFilePath } from '../quotation-file.ts';

/** What lies with the quotation, to be downloaded. Nothing where nothing does. */
export function OfferFiles({ quotation: { id, state, files } }: { quotation: PublicQuotation }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  if (files.length === 0) return null;
  const preview = state === 'draft' ? `?${query.toString()}` : '';
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-2 text-h3">
        {t`Files`}
      </h2>
      <ul className="grid">
        {files.map((file) => (
          <li key={file.id}>
            <a
              href={quotationFilePath(id, file) + preview}
              className="inline-flex min-h-12 items-center gap-2.5"
              download
            >
              <Paperclip aria-hidden className="size-5 shrink-0" />
              <span className="text-link font-medium wrap-anywhere">{file.name}</span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">{fileSize(file.bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
