import ContentFileIcon from '@mui/icons-material/ImportExportOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const contentFile = defineResource({
  name: 'content-file',
  pages: { '/content-file': screen(() => import('./content-file-page.tsx'), 'ContentFilePage') },
  place: { group: 'Office', text: 'Export and import', icon: ContentFileIcon, needs: 'content-file:use' },
  audit: { content: 'place' },
});
