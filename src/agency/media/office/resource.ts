import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { request } from '#kit/office/http.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const media = defineResource({
  name: 'media',
  list: 'pages',
  screens: { list: screen(() => import('./picture-list.tsx'), 'PictureList') },
  recordRepresentation: 'alt',
  label: 'Pictures',
  place: { group: 'Website', text: 'Pictures', icon: PicturesIcon },
  audit: { picture: 'place', 'picture-folder': 'place' },
});

/** The folders of the library, read as one. */
export const mediaFolders = defineResource({
  name: 'media-folders',
  permission: 'media',
  one: async ({ id, signal }) => ({ ...(await request<object>('/media-folders', { signal })), id }),
});
