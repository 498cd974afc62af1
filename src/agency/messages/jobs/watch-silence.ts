import { endSilence, silence } from '../follow-up.ts';
import { defineJob } from '#kit/define-job.ts';

export const watchTheSilence = defineJob(silence, endSilence);
