import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const invoiceReminders = defineResource({
  name: 'reminders',
  permission: 'receivables',
  one: 'only one',
  writes: 'whole',
  pages: { '/reminders': screen(() => import('./reminders-page.tsx'), 'RemindersPage') },
  actions: [{ text: 'Reminders of invoices', to: '/reminders', needs: 'receivables:edit' }],
});
