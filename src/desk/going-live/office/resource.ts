import GoingLiveIcon from '@mui/icons-material/RocketLaunchOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const goingLive = defineResource({
  name: 'going-live',
  permission: 'operations',
  one: 'only one',
  pages: { '/going-live': screen(() => import('./going-live-page.tsx'), 'GoingLivePage') },
  place: { group: 'Office', text: 'Going live', icon: GoingLiveIcon },
  audit: { 'server-settings': 'place' },
});
