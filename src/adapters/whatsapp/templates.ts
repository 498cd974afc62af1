import { z } from 'zod';
import { whatsAppUnfilled, type WhatsAppTemplate, type WhatsAppUnfilled } from '#kit/ports/whatsapp.ts';

const Template = z.object({
  name: z.string().max(512),
  language: z.string().max(20),
  status: z.string().max(40),
  category: z.string().max(40).catch(''),
  rejected_reason: z.string().max(200).catch('NONE'),
  parameter_format: z.string().max(40).catch(''),
  components: z
    .array(
      z.object({
        type: z.string(),
        format: z.string().optional(),
        text: z.string().optional(),
        buttons: z
          .array(z.object({ type: z.string(), url: z.string().optional() }).catch({ type: '' }))
          .catch([]),
      }),
    )
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
    unfilled: unfilledIn(told, { header: header?.text ?? '', body }),
    reason: reason === 'NONE' ? '' : reason,
  };
}

const gap = /\{\{/;
const partsWeSend = ['HEADER', 'BODY', 'FOOTER', 'BUTTONS'];
/** Buttons for which each message brings something: a code, a flow, what is for sale. */
const buttonsToFill = ['OTP', 'COPY_CODE', 'FLOW', 'MPM'];

function unfilledIn(
  { parameter_format: format, components }: z.infer<typeof Template>,
  { header, body }: { header: string; body: string },
): WhatsAppUnfilled[] {
  const buttons = components.flatMap((one) => one.buttons);
  const found: Record<WhatsAppUnfilled, boolean> = {
    'named-gaps': format.toUpperCase() === 'NAMED' || /\{\{\s*(?!\d+\s*\}\})/.test(body),
    'header-gap': gap.test(header),
    button: buttons.some(({ type, url = '' }) => buttonsToFill.includes(type.toUpperCase()) || gap.test(url)),
    part: components.some(({ type }) => !partsWeSend.includes(type.toUpperCase())),
  };
  return whatsAppUnfilled.filter((kind) => found[kind]);
}
