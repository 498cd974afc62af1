import { defineJob } from '#kit/define-job.ts';
import { fetchMetaLead } from '../fetch-meta-lead.ts';
import { metaLeadFetch } from '../receive-leads.ts';

export const fetchMetaLeads = defineJob(metaLeadFetch, fetchMetaLead, { atOnce: 4 });
