import { readTemplates, templatesReading } from '../templates.ts';
import { defineJob } from '#kit/define-job.ts';

export const readWhatsAppTemplates = defineJob(templatesReading, readTemplates);
