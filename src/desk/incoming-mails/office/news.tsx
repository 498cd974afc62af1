import type { IncomingChannel } from '#agency/incoming-mails/incoming-mail.ts';
import { defineNews } from '#kit/office/news.ts';
import { NewsAlert } from '#kit/office/parts/news-alert.tsx';
import { showPath } from '#kit/screen-paths.ts';

type LiveMail = {
  id: string;
  channel: IncomingChannel;
  fromName: string;
  fromAddress: string;
  subject: string;
  strayBecause: string;
  handledAt: string | null;
  leadId: string | null;
};

/** Answers by mail as they come; what nobody knows waits in its list, for it is seldom urgent. */
export const answersByMail = defineNews<LiveMail>({
  event: 'incoming-mails',
  pick: (mails) => mails.filter(({ strayBecause, handledAt }) => strayBecause === '' && !handledAt),
  Draw({ items: [mail], onDone }) {
    if (!mail) return null;
    return (
      <NewsAlert
        severity="success"
        title={`${mail.fromName || mail.fromAddress} has ${mail.channel === 'whatsapp' ? 'written on WhatsApp' : 'answered'}`}
        to={mail.leadId ? showPath('leads', mail.leadId) : showPath('incoming-mails', mail.id)}
        onDone={onDone}
      >
        {mail.subject}
      </NewsAlert>
    );
  },
});
