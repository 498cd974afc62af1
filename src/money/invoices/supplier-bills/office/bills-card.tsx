import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { fileKinds, fileSize } from '#agency/media/stored-file.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { draftCalls, type DraftRecord } from '../../drafts/office/draft-record.ts';
import { mostBillBytes, numbersOf, supplierBillPath } from '../supplier-bill.ts';

/** The suppliers' bills that a draft passes on, and those that are missing; nothing where it passes none on. */
export function BillsCard({ draft }: { draft: DraftRecord }) {
  const { id, lines = [], bills = [] } = draft;
  const mayEdit = useMay('invoices:edit');
  const change = usePlainChange();
  const [busy, setBusy] = useState(false);
  const named = numbersOf(lines);
  const numbers = [...new Set([...named, ...bills.map(({ number }) => number)])];
  if (numbers.length === 0) return null;

  async function run(what: Promise<unknown>, did: string) {
    setBusy(true);
    await change(what, did);
    setBusy(false);
  }

  return (
    <Section title="Suppliers’ bills">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        What is passed on without GST needs the supplier’s bill on the client: PDF or picture, together up to{' '}
        {fileSize(mostBillBytes)}. It goes with the invoice’s mail.
      </Typography>
      {numbers.map((number) => {
        const bill = bills.find((one) => one.number === number);
        return (
          <Stack
            key={number}
            direction="row"
            sx={{
              gap: 1,
              alignItems: 'center',
              minHeight: 44,
              borderTop: 1,
              borderColor: 'divider',
              py: 0.5,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {number}
              <Typography variant="body2" color={bill ? 'text.secondary' : 'error'}>
                {bill ? (
                  <>
                    {!named.includes(number) && 'No line names it · '}
                    <MuiLink href={staffPath(supplierBillPath(bill))}>{bill.name}</MuiLink> ·{' '}
                    {fileSize(bill.bytes)}
                  </>
                ) : (
                  'Not attached yet'
                )}
              </Typography>
            </Box>
            {mayEdit && bill && (
              <IconButton
                aria-label={`Remove the bill ${number}`}
                disabled={busy}
                onClick={() => void run(draftCalls.removeBill(id, bill.id), 'Removed.')}
              >
                <RemoveIcon />
              </IconButton>
            )}
            {mayEdit && !bill && (
              <FileButton
                fileLabel={`The bill ${number}`}
                accept={Object.values(fileKinds).join(',')}
                variant="outlined"
                size="small"
                disabled={busy}
                sx={{ flexShrink: 0 }}
                onChosen={([file]) =>
                  file && void run(draftCalls.attachBill(id, number, file), `${file.name} lies with it now.`)
                }
              >
                Attach
              </FileButton>
            )}
          </Stack>
        );
      })}
    </Section>
  );
}
