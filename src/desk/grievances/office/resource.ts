import GrievancesIcon from '@mui/icons-material/PolicyOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const grievances = defineResource({
  name: 'grievances',
  list: 'pages',
  screens: {
    list: screen(() => import('./grievance-screens.tsx'), 'GrievanceList'),
    show: screen(() => import('./grievance-screens.tsx'), 'GrievanceShow'),
  },
  recordRepresentation: 'email',
  label: 'Requests about data',
  place: { group: 'Office', text: 'Requests about data', icon: GrievancesIcon },
  audit: { grievance: 'show' },
});
