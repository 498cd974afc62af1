import BackupsIcon from '@mui/icons-material/BackupOutlined';
import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

import type { Comparison } from './answers.ts';

export const backups = defineResource({
  name: 'backups',
  one: 'only one',
  pages: { '/backups': screen(() => import('./backups-page.tsx'), 'BackupsPage') },
  place: { group: 'Office', text: 'Backups', icon: BackupsIcon },
  audit: { backup: 'place' },
});

/** What a backup holds beside what is there now; its id is the backup's name. */
export const backupComparisons = defineResource({
  name: 'backup-comparisons',
  permission: 'backups',
  one: async ({ id, signal }) => ({
    ...(await request<Comparison>(callPath`/backups/${String(id)}/comparison`, { signal })),
    id,
  }),
});
