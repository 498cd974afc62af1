import GalleriesIcon from '@mui/icons-material/CollectionsOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const galleries = defineResource({
  name: 'galleries',
  list: 'whole',
  writes: 'whole',
  screens: {
    list: screen(() => import('./gallery-list.tsx'), 'GalleryList'),
    edit: screen(() => import('./gallery-form.tsx'), 'GalleryEdit'),
    create: screen(() => import('./gallery-form.tsx'), 'GalleryCreate'),
  },
  recordRepresentation: 'title',
  place: { group: 'Website', text: 'Galleries', icon: GalleriesIcon },
  actions: [{ text: 'Add a gallery', to: '/galleries/create', needs: 'galleries:edit' }],
  audit: { gallery: 'place' },
});
