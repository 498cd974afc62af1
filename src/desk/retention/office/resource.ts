import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const retention = defineResource({
  name: 'retention',
  permission: 'privacy',
  one: 'only one',
  writes: 'whole',
  pages: { '/privacy': screen(() => import('./privacy-page.tsx'), 'PrivacyPage') },
  audit: { processing: 'place' },
  place: { group: 'Office', text: 'Privacy', icon: PrivacyIcon },
});
