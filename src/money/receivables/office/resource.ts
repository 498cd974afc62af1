import OwedIcon from '@mui/icons-material/HourglassBottomOutlined';
import { textOnly } from '#kit/office/list-queries.ts';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const receivables = defineResource({
  name: 'receivables',
  list: 'pages',
  query: textOnly,
  screens: { list: screen(() => import('./receivable-list.tsx'), 'ReceivableList') },
  recordRepresentation: 'number',
  place: { group: 'Money', text: 'Who owes what', icon: OwedIcon },
  audit: { receipt: 'place' },
});
