import { useGetList } from 'react-admin';
import { ChatDialog, useNumber } from '#agency/whatsapp/office/chat-dialog.tsx';
import type { NumberRecord } from '#agency/whatsapp/office/whatsapp-records.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { fillIn, type Placeholder } from '../messages/placeholders.ts';
import type { LeadTemplateRecord } from '../messages/office/template-screens.tsx';
import { leadCalls } from './lead-calls.ts';
import type { LeadDetail } from './lead-record.ts';

/** What is known of a lead's number on WhatsApp; null while it is not known, or cannot be asked. */
export const useWhatsApp = ({ phone, phoneComplete, language }: LeadDetail, enabled: boolean) =>
  useNumber({ phone, language, begins: 'lead-reply' }, enabled && phoneComplete);

type Props = {
  lead: LeadDetail;
  number: NumberRecord;
  values: Record<Placeholder, string>;
  onLeave: () => void;
};

/** Writes to a lead on WhatsApp; an answer may begin with a text that staff keep for leads. */
export function WhatsAppDialog({ lead, number, values, onLeave }: Props) {
  const asked = useGetList<LeadTemplateRecord>('lead-templates');
  return (
    <ChatDialog
      name={lead.name || 'this lead'}
      phone={lead.phone}
      number={number}
      template="Reply to a lead"
      note={<NotRead what="The texts that an answer may begin with" asked={asked} />}
      beginnings={(asked.data ?? [])
        .filter(({ channel }) => channel === 'whatsapp')
        .map(({ id, name, text: words }) => ({ id, name, text: fillIn(words, values) }))}
      send={(message) => leadCalls.whatsapp(lead.id, message)}
      onLeave={onLeave}
    />
  );
}
