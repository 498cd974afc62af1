import { v7 as uuidv7 } from 'uuid';
import { PolicyInput, policySlugs } from '#content/policies/policy.ts';
import { policyVersions } from '#content/policies/table.server.ts';
import type { Db } from '#kit/context.ts';
import { textNamed } from './files.ts';

/** The first version of each policy, once: later ones are written in the back office. */
export async function seedPolicies(db: Db): Promise<void> {
  const rows = policySlugs.map((slug) => ({
    ...readPolicy(textNamed(`policies/${slug}`)),
    id: uuidv7(),
    slug,
    version: 1,
    dated: 'March 2025',
    isSample: true,
    changedBy: 'Sample',
  }));
  await db
    .insert(policyVersions)
    .values(rows)
    .onConflictDoNothing({ target: [policyVersions.slug, policyVersions.version] });
}

/** `# ` the title, below it the summary; `## ` the heading of each section. */
function readPolicy(text: string): PolicyInput {
  const [head, ...sections] = text.split(/^##? /m).slice(1).map(partOf);
  return PolicyInput.parse({ title: head?.heading, summary: head?.text, sections });
}

function partOf(text: string) {
  const [heading = '', ...lines] = text.split('\n');
  return { heading, text: lines.join('\n') };
}
