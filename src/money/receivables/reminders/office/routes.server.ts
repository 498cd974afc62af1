import { readReminderSettings, reminderKey, updateReminderSettings } from '../reminder-rules.ts';
import { ReminderSettings } from '../reminder-settings.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { singleDocumentRoutes } from '#kit/wire/single-document.ts';

const rules = savedRecord<ReminderSettings>({
  subject: 'settings',
  editable: (found) => found,
  read: (ctx) => readReminderSettings(ctx),
});
const Rules = ReminderSettings.extend({ etag }).openapi('StaffReminders');

export const staffReminderRoutes = singleDocumentRoutes('reminders', {
  read: 'receivables:read',
  edit: 'receivables:edit',
  input: ReminderSettings,
  answer: Rules,
  says: {
    get: 'When buyers are reminded of what they owe, and in which words',
    got: 'Settings',
    put: 'Replace when buyers are reminded, and in which words',
    saved: 'Settings',
  },
  get: readReminderSettings,
  update: updateReminderSettings,
  id: reminderKey,
  record: rules,
});
