import { v7 } from 'uuid';
import { LeadTemplateInput } from '#sales/leads/messages/lead-template.ts';
import { leadTemplates } from '#sales/leads/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './lead-templates.json';

/** Templates to begin with, once: what the owner deletes stays deleted. */
export async function seedLeadTemplates(db: Db): Promise<void> {
  const [first] = await db
    .insert(settings)
    .values({ key: 'lead-templates-begun', value: true })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (!first) return;
  const rows = samples.map((sample) => ({ ...LeadTemplateInput.parse(sample), id: v7(), isSample: true }));
  await db.insert(leadTemplates).values(rows).onConflictDoNothing();
}
