import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { orderedListRoutes } from '#kit/wire/ordered-list.ts';
import {
  createLeadField,
  deleteLeadField,
  listLeadFields,
  reorderLeadFields,
  updateLeadField,
} from '../fields.ts';
import { LeadFieldInput, mostFields, type LeadField as Field } from '../lead-field.ts';
import { LeadField } from './answers.ts';

const field = savedRecord<Field>({
  subject: 'lead-field',
  editable: fieldsOf(LeadFieldInput),
  read: async (ctx, id) => (await listLeadFields(ctx)).find((found) => found.id === id),
});

export const staffLeadFieldRoutes = orderedListRoutes('lead-fields', {
  read: 'leads:read',
  edit: 'lead-rules:edit',
  input: LeadFieldInput,
  answer: LeadField,
  summaries: {
    list: 'The agency’s own fields of leads, in their order',
    listed: 'Fields, the retired ones included',
    create: 'Add a field at the end',
    reorder: 'Put the fields into this order',
    update: 'Rename a field, change its choices, retire it or ask it again',
    remove: 'Forget a field that no lead answers',
  },
  conflicts: ['remove'],
  most: mostFields,
  list: listLeadFields,
  create: createLeadField,
  reorder: reorderLeadFields,
  update: updateLeadField,
  remove: deleteLeadField,
  record: field,
});
