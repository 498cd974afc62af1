import type { WhatsAppFile } from '#kit/ports/whatsapp.ts';

/** A PDF as it goes along with a template. */
export const pdfFile = (filename: string, content: Uint8Array): WhatsAppFile => ({
  filename,
  contentType: 'application/pdf',
  content: Buffer.from(content).toString('base64'),
});
