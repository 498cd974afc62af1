import { z } from '@hono/zod-openapi';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { shortListRoutes } from '#kit/wire/short-list.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { LeadTagInput } from '../lead-tag.ts';
import { createLeadTag, deleteLeadTag, listLeadTags, mergeLeadTags, renameLeadTag } from '../tags.ts';

export const staffLeadTagRoutes = [
  ...shortListRoutes('lead-tags', {
    read: 'lead-tags:read',
    edit: 'lead-tags:edit',
    input: LeadTagInput,
    list: listLeadTags,
    create: createLeadTag,
    update: renameLeadTag,
    remove: deleteLeadTag,
    record: savedRecord<{ id: string; name: string }>({
      subject: 'lead-tag',
      editable: fieldsOf(LeadTagInput),
      read: async (ctx, id) => (await listLeadTags(ctx)).find((tag) => tag.id === id),
    }),
  }),
  staffRoute('lead-tags:edit', {
    method: 'post',
    path: '/lead-tags/{id}/merge',
    summary: 'Make one tag of two, on every lead',
    params: IdParam,
    body: z.strictObject({ intoId: z.uuid() }),
    errors: [409],
    handle: (ctx, { params, body }) => mergeLeadTags(ctx, { ...params, ...body }),
  }),
];
