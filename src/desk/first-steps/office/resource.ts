import FirstStepsIcon from '@mui/icons-material/ChecklistOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const firstSteps = defineResource({
  name: 'first-steps',
  one: 'only one',
  pages: { '/first-steps': screen(() => import('./first-steps-page.tsx'), 'FirstStepsPage') },
  place: { group: 'Office', text: 'First steps', icon: FirstStepsIcon },
});

export const demoContent = defineResource({ name: 'demo-content', one: 'only one' });
