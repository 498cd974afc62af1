import { z } from 'zod';
import type { WhatsAppTemplate } from '#kit/ports/whatsapp.ts';

const Template = z.object({
  name: z.string().max(512),
  language: z.string().max(20),
  status: z.string().max(40),
  category: z.string().max(40).catch(''),
  rejected_reason: z.string().max(200).catch('NONE'),
  components: z
    .array(z.object({ type: z.string(), format: z.string().optional(), text: z.string().optional() }))
    .catch([]),
});
export const TemplatePage = z.object({
  data: z.array(Template),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string().optional() }).optional() })
    .optional(),
});

export function templateOf(told: z.infer<typeof Template>): WhatsAppTemplate {
  const { name, language, status, category, rejected_reason: reason, components } = told;
  const part = (type: string) => components.find((one) => one.type.toUpperCase() === type);
  const body = part('BODY')?.text ?? '';
  const header = part('HEADER');
  return {
    name,
    language,
    status: status.toUpperCase(),
    category: category.toLowerCase(),
    header: header ? (header.format ?? 'TEXT').toLowerCase() : '',
    body,
    variables: new Set(body.match(/\{\{\s*\w+\s*\}\}/g)).size,
    reason: reason === 'NONE' ? '' : reason,
  };
}
