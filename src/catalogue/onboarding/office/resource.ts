import LevelsIcon from '@mui/icons-material/SignalCellularAltOutlined';
import SchedulesIcon from '@mui/icons-material/ScheduleOutlined';
import { defineResource } from '#kit/office/resource.ts';
import { screen } from '#kit/office/screen.ts';

export const classLevels = defineResource({
  name: 'class-levels',
  permission: 'pricing',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['name', 'position', 'status'],
  screens: {
    list: screen(() => import('./onboarding-screens.tsx'), 'LevelList'),
    edit: screen(() => import('./onboarding-screens.tsx'), 'LevelEdit'),
    create: screen(() => import('./onboarding-screens.tsx'), 'LevelCreate'),
  },
  recordRepresentation: 'name',
  label: 'Class levels',
  place: { group: 'Prices', text: 'Class levels', icon: LevelsIcon },
  audit: { 'class-level': 'place' },
});

export const classSchedules = defineResource({
  name: 'class-schedules',
  permission: 'pricing',
  list: 'whole',
  one: 'from list',
  writes: 'whole',
  fields: ['serviceId', 'levels', 'ageGroups', 'frequency', 'status'],
  screens: {
    list: screen(() => import('./onboarding-screens.tsx'), 'ScheduleList'),
    edit: screen(() => import('./onboarding-screens.tsx'), 'ScheduleEdit'),
    create: screen(() => import('./onboarding-screens.tsx'), 'ScheduleCreate'),
  },
  recordRepresentation: 'serviceName',
  label: 'Onboarding schedules',
  place: { group: 'Prices', text: 'Onboarding schedules', icon: SchedulesIcon },
  audit: { 'class-schedule': 'place' },
});
