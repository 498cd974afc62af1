import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { fileKinds, fileSize } from '#agency/media/stored-file.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { quotationCalls } from '../../office/quotation-calls.ts';
import type { QuotationDetail } from '../../office/quotation-record.ts';
import { quotationMay } from '../../quotation.ts';
import { mostFiles, quotationFilePath } from '../quotation-file.ts';

/** What lies with a quotation; nothing where nothing does and nothing can be added any more. */
export function FilesCard({ quotation }: { quotation: QuotationDetail }) {
  const { id, publicId, state, files = [], preview } = quotation;
  const mayEdit = useMay('quotations:edit') && quotationMay('edit', state);
  const change = usePlainChange();
  const [busy, setBusy] = useState(false);
  if (files.length === 0 && !mayEdit) return null;

  async function run(what: Promise<unknown>, did: string) {
    setBusy(true);
    await change(what, did);
    setBusy(false);
  }

  return (
    <Section title="Files">
      {files.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          A sketch or a brief: PDF or picture, up to 6 MB each. Customers download it from the quotation.
        </Typography>
      )}
      {files.map((file) => (
        <Stack key={file.id} direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 40 }}>
          <MuiLink
            href={quotationFilePath(publicId, file) + (preview ? `?preview=${preview}` : '')}
            sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {file.name}
          </MuiLink>
          <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
            {fileSize(file.bytes)}
          </Typography>
          {mayEdit && (
            <IconButton
              aria-label={`Remove ${file.name}`}
              disabled={busy}
              sx={{ ml: 'auto' }}
              onClick={() => void run(quotationCalls.removeFile(id, file.id), 'Removed.')}
            >
              <RemoveIcon />
            </IconButton>
          )}
        </Stack>
      ))}
      {mayEdit && files.length < mostFiles && (
        <FileButton
          fileLabel="PDF or picture"
          accept={Object.values(fileKinds).join(',')}
          variant="outlined"
          size="small"
          disabled={busy}
          onChosen={([file]) =>
            file && void run(quotationCalls.addFile(id, file), `${file.name} lies with it now.`)
          }
        >
          Add a file
        </FileButton>
      )}
    </Section>
  );
}
