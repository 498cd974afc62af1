import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '#kit/i18n/i18n.ts';
import { Choices } from './choices.tsx';
import { begin, converse, messageTexts } from './conversation.ts';
import { Messages } from './messages.tsx';
import { calledIn } from './called.ts';
import { ReviewCard } from './review-card.tsx';

const i18n = createI18n('hi', { Yes: ['हाँ'], 'Website Development': ['वेबसाइट डेवलपमेंट'] });
const drawn = (part: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);

test('a service is called in the chat as the owner translated its name, while the conversation keeps the English one', () => {
  const called = calledIn(i18n, [{ name: 'Growth Retainer', label: 'ग्रोथ रिटेनर' }]);
  const conversation = converse(begin(0), { type: 'answer', text: 'Growth Retainer' });
  const { answers } = conversation;
  // The notice has a link that only a whole page can draw.
  const messages = conversation.messages.filter(({ sender }) => sender !== 'notice');
  expect(answers.service).toBe('Growth Retainer');
  for (const part of [
    drawn(<Choices question="?" choices={['Growth Retainer']} called={called} onChoose={() => {}} />),
    drawn(<Messages messages={messages} cardAfter={undefined} card={null} called={called} />),
    drawn(
      <ReviewCard answers={answers} onWhatsApp={false} locked={false} onEdit={() => {}} called={called} />,
    ),
  ]) {
    expect(part).toContain('ग्रोथ रिटेनर');
    expect(part).not.toContain('Growth Retainer');
  }
});

test('what has no label of its own is said in the words of the page', () => {
  for (const services of [null, [{ name: 'Website Development', label: 'Website Development' }]]) {
    const called = calledIn(i18n, services);
    expect([messageTexts.yes, 'Website Development', 'Unknown'].map(called)).toEqual([
      'हाँ',
      'वेबसाइट डेवलपमेंट',
      'Unknown',
    ]);
  }
});
