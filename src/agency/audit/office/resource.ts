import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const audit = defineResource({
  name: 'audit',
  list: 'pages',
  screens: { list: screen(() => import('./audit-list.tsx'), 'AuditList') },
  label: 'Audit log',
  place: { group: 'Office', text: 'Audit log', icon: AuditIcon },
  audit: { audit: 'place' },
});
