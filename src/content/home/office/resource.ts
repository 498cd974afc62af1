import HomeIcon from '@mui/icons-material/HomeOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const home = defineResource({
  name: 'home',
  permission: 'texts',
  one: 'only one',
  writes: 'whole',
  inside: 'content',
  pages: { '/home': screen(() => import('./home-page.tsx'), 'HomePage') },
  place: { group: 'Website', text: 'Home page', icon: HomeIcon, needs: 'texts:edit' },
  audit: { home: 'place' },
});
