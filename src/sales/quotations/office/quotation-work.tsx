import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect } from 'react-admin';
import { Link } from 'react-router';
import { pathIn } from '#kit/language/language.ts';
import { quotationMay, quotationPath, quotationPdfPath, reopenDays } from '../quotation.ts';
import { ChatGlyph, whatsappHref } from '#kit/office/parts/contact-links.tsx';
import { WhatsAppButton } from '#agency/whatsapp/office/whatsapp-button.tsx';
import { callPath } from '#kit/path-of.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { editPath } from '#kit/screen-paths.ts';
import { CounterWork } from '../answers/office/counter-work.tsx';
import { quotationCalls } from './quotation-calls.ts';
import type { QuotationDetail } from './quotation-record.ts';
import { dayFromNow, usualDays } from './valid-until.ts';

/** What can be done with a quotation in its state. */
export function QuotationWork({ quotation }: { quotation: QuotationDetail }) {
  const { id, state, email, mobile, code, publicId } = quotation;
  const [asking, setAsking] = useState<'send' | 'remove' | null>(null);
  const change = usePlainChange();
  const derive = useDerive();
  const redirect = useRedirect();
  const may = (action: Parameters<typeof quotationMay>[0]) => quotationMay(action, state);

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {may('send') && (
        <Button variant="contained" color="secondary" onClick={() => setAsking('send')}>
          {email ? 'Send' : 'Hand over by hand'}
        </Button>
      )}
      {may('convert') && (
        <Button
          variant="contained"
          color="secondary"
          onClick={() =>
            void change(
              quotationCalls.convert(id),
              email ? `${email} is asked to pay.` : 'It is an order now.',
            )
          }
        >
          Convert to order
        </Button>
      )}
      {may('edit') && (
        <Button variant="outlined" component={Link} to={editPath('quotations', id)}>
          Edit
        </Button>
      )}
      {may('acceptCounter') && (
        <>
          <CounterWork quotation={quotation} />
          <Button variant="outlined" onClick={() => derive(quotationCalls.draftCounter, id)}>
            Draft from the counter-offer
          </Button>
        </>
      )}
      {may('reopen') && (
        <Button
          variant="outlined"
          title={`For ${reopenDays} days: nobody had to say who they are`}
          onClick={() => void change(quotationCalls.reopen(id), 'It is open again.')}
        >
          Undo the rejection
        </Button>
      )}
      {may('revise') && (
        <Button variant="outlined" onClick={() => derive(quotationCalls.revise, id)}>
          New revision
        </Button>
      )}
      {may('resend') && email && (
        <Button
          variant="outlined"
          onClick={() => void change(quotationCalls.resend(id), `Mailed to ${email} again.`)}
        >
          Send again
        </Button>
      )}
      {may('resend') && mobile && (
        <WhatsAppButton
          path={callPath`/quotations/${id}/whatsapp`}
          text="Send on WhatsApp"
          otherwise={
            <Button
              variant="outlined"
              startIcon={<ChatGlyph />}
              href={whatsappHref(
                mobile,
                `${quotation.title} (${code}): ${location.origin}${pathIn(quotationPath(publicId), quotation.language)}`,
              )}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp the link
            </Button>
          }
        />
      )}
      <Button onClick={() => derive(quotationCalls.duplicate, id)}>Duplicate</Button>
      {may('remove') && (
        <Button color="error" onClick={() => setAsking('remove')}>
          Delete
        </Button>
      )}
      <LookAtIt quotation={quotation} />
      <Confirm
        isOpen={asking === 'send'}
        title={email ? `Send ${code}?` : `Hand ${code} over by hand?`}
        content={
          email
            ? `A mail with the link goes to ${email}. It cannot be changed afterwards, only replaced by a new revision.`
            : 'There is no e-mail address, so nothing is sent: its link opens, and you pass it on, by WhatsApp for example. Whoever wants to accept it needs a code by e-mail or SMS. It cannot be changed afterwards.'
        }
        confirm={email ? 'Send' : 'Hand over'}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          if (email) void change(quotationCalls.send(id), 'Sent.');
          else void change(quotationCalls.handOver(id), 'Its link is open. Now pass it on.');
        }}
      />
      <Confirm
        isOpen={asking === 'remove'}
        title={`Delete ${code}?`}
        content="The draft is gone for good."
        confirm="Delete"
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void change(quotationCalls.remove(id), 'Deleted.').then((gone) => gone && redirect('/quotations'));
        }}
      />
    </Stack>
  );
}

/** The page as its addressee has it, and the PDF; of a draft, which nobody else can open yet. */
function LookAtIt({ quotation }: { quotation: QuotationDetail }) {
  const { state, publicId, preview = '', language } = quotation;
  const query = preview ? `?preview=${preview}` : '?preview';
  if (state === 'draft' && !preview) return null;
  return (
    <>
      <ViewPage
        path={pathIn(quotationPath(publicId), language) + query}
        text={state === 'draft' ? 'Preview' : 'View page'}
      />
      <Button
        size="small"
        href={quotationPdfPath(publicId) + query}
        target="_blank"
        rel="noopener"
        startIcon={<PdfIcon />}
      >
        PDF
      </Button>
    </>
  );
}

/** Makes another draft and opens its form. */
function useDerive() {
  const { refuse } = useAttempt();
  const redirect = useRedirect();
  return (make: (id: string, validUntil: string) => Promise<{ id: string }>, id: string) => {
    make(id, dayFromNow(usualDays)).then((made) => redirect(editPath('quotations', made.id)), refuse);
  };
}
