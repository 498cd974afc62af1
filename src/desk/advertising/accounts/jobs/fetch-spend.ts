import { defineJob } from '#kit/define-job.ts';
import { askForDueSpend, spendDue, spendFetch } from '../ask-for-spend.ts';
import { fetchSpend } from '../fetch-spend.ts';

export const askForAdSpend = defineJob(spendDue, askForDueSpend);
export const fetchAdSpend = defineJob(spendFetch, fetchSpend, { atOnce: 1 });
