import AboutIcon from '@mui/icons-material/InfoOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const about = defineResource({
  name: 'about',
  permission: 'texts',
  one: 'only one',
  writes: 'whole',
  inside: 'content',
  pages: { '/about': screen(() => import('./about-page.tsx'), 'AboutPage') },
  place: { group: 'Website', text: 'About page', icon: AboutIcon, needs: 'texts:edit' },
  audit: { about: 'place' },
});
