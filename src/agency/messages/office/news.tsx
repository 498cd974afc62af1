import { reachedNobody, type Delivery, type FollowUp, type MessageStatus } from '../message.ts';
import { defineNews } from '#kit/office/news.ts';
import { NewsAlert } from '#kit/office/parts/news-alert.tsx';
import { showPath } from '#kit/screen-paths.ts';

type LiveMessage = {
  id: string;
  recipient: string;
  subject: string;
  status: MessageStatus;
  delivery: Delivery | null;
  followUp: FollowUp | null;
};

export const failedMessages = defineNews<LiveMessage>({
  event: 'messages',
  pick: (messages) => messages.filter(reachedNobody),
  Draw({ items: [message], onDone }) {
    if (!message) return null;
    return (
      <NewsAlert
        severity="error"
        title="A message could not be delivered"
        to={showPath('messages', message.id)}
        label="Look"
        onDone={onDone}
      >
        {message.subject} to {message.recipient}
      </NewsAlert>
    );
  },
});
