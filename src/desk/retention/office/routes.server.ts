import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';
import { getRetention, retentionKey, updateRetention } from '../read-retention.ts';
import { Retention } from '../retention.ts';

export const staffRetentionRoutes = singleDocumentRoutes('retention', {
  read: 'privacy:read',
  edit: 'privacy:edit',
  input: Retention,
  answer: Retention.extend({ etag }).openapi('StaffRetention'),
  says: {
    get: 'How long what is kept by choice stays',
    got: 'Months by kind',
    put: 'Replace how long what is kept by choice stays',
    saved: 'Months by kind',
  },
  get: getRetention,
  update: updateRetention,
  id: retentionKey,
  record: savedRecord<Retention>({
    subject: 'settings',
    editable: (kept) => kept,
    read: (ctx) => getRetention(ctx),
  }),
});
