import { closeHosted } from '../close-hosted.ts';
import { hostedClosing } from '../hosted-closing.ts';
import { defineJob } from '#kit/define-job.ts';

export const closeHostedPage = defineJob(hostedClosing, closeHosted);
