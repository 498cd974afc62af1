import TasksIcon from '@mui/icons-material/TaskAltOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const leadTasks = defineResource({
  name: 'lead-tasks',
  permission: 'leads',
  list: 'pages',
  screens: { list: screen(() => import('./task-list.tsx'), 'TaskList') },
  label: 'Tasks',
  place: { group: 'Sales', text: 'My tasks', icon: TasksIcon },
});
