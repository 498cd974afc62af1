import ReturnIcon from '@mui/icons-material/SummarizeOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const gstReturns = defineResource({
  name: 'gst-returns',
  permission: 'invoices',
  pages: { '/gst-returns': screen(() => import('./return-page.tsx'), 'ReturnPage') },
  place: { group: 'Money', text: 'GST return', icon: ReturnIcon, needs: 'invoices:export' },
});
