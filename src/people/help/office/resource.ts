import HelpIcon from '@mui/icons-material/SupportAgentOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const helpRequests = defineResource({
  name: 'help-requests',
  list: 'pages',
  screens: {
    list: screen(() => import('./help-list.tsx'), 'HelpList'),
    show: screen(() => import('./help-show.tsx'), 'HelpShow'),
  },
  recordRepresentation: 'name',
  label: 'Help requests',
  place: { group: 'Sales', text: 'Help requests', icon: HelpIcon, jump: 'h' },
  audit: { 'help-request': 'show' },
});
