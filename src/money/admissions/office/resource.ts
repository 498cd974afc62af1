import AdmissionsIcon from '@mui/icons-material/HowToRegOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const admissions = defineResource({
  name: 'admissions',
  list: 'pages',
  screens: {
    list: screen(() => import('./admission-list.tsx'), 'AdmissionList'),
    show: screen(() => import('./admission-show.tsx'), 'AdmissionShow'),
  },
  recordRepresentation: 'fullName',
  place: { group: 'Money', text: 'Admissions', icon: AdmissionsIcon },
  audit: { admission: 'show' },
});
