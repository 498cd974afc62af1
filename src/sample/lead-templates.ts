import { v7 } from 'uuid';
import { leadTemplates } from '#sales/leads/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';

const samples = [
  {
    name: 'Thank you for asking',
    channel: 'email' as const,
    subject: 'Your enquiry about {{service}}',
    text: `Hello {{name}},

thank you for asking {{company}} about {{service}}. I would like to understand what you need before I name a price.

When can I call you on {{phone}}? A quarter of an hour is enough.

Regards
{{me}}
{{company}}`,
  },
  {
    name: 'We could not reach you',
    channel: 'email' as const,
    subject: 'We tried to call you',
    text: `Hello {{name}},

we tried to call you about {{service}} and did not reach you. Please tell me a time that suits you, or write here what you need.

Regards
{{me}}
{{company}}`,
  },
  {
    name: 'First words',
    channel: 'whatsapp' as const,
    subject: '',
    text: 'Hello {{name}}, this is {{me}} of {{company}}. You asked us about {{service}}. When may I call you?',
  },
];

/** Templates to begin with, once: what the owner deletes stays deleted. */
export async function seedLeadTemplates(db: Db): Promise<void> {
  const [first] = await db
    .insert(settings)
    .values({ key: 'lead-templates-begun', value: true })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (!first) return;
  await db
    .insert(leadTemplates)
    .values(samples.map((sample) => ({ ...sample, id: v7(), isSample: true })))
    .onConflictDoNothing();
}
