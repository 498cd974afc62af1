import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const media = defineResource({
  name: 'media',
  list: 'pages',
  screens: { list: screen(() => import('./picture-list.tsx'), 'PictureList') },
  recordRepresentation: 'alt',
  label: 'Pictures',
  place: { group: 'Website', text: 'Pictures', icon: PicturesIcon },
  audit: { picture: 'place' },
});
