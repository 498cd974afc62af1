import { defineResource } from '#kit/office/resource.ts';

export const leadDesk = defineResource({ name: 'lead-desk', permission: 'leads' });
