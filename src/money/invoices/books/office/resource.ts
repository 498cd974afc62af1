import BooksIcon from '@mui/icons-material/MenuBookOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const books = defineResource({
  name: 'books',
  permission: 'invoices',
  pages: { '/books': screen(() => import('./books-page.tsx'), 'BooksPage') },
  place: { group: 'Money', text: 'Tally and Zoho', icon: BooksIcon, needs: 'invoices:export' },
});
