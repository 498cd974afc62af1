import { LevelInput, ScheduleInput } from '../onboarding-input.ts';
import { deleteOnboarding, listLevels, listSchedules, saveLevel, saveSchedule } from '../staff-onboarding.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { shortListRoutes } from '#kit/wire/short-list.ts';

const level = savedRecord<LevelInput>({
  subject: 'class-level',
  editable: fieldsOf(LevelInput),
  read: async (ctx, id) => (await listLevels(ctx)).find((found) => found.id === id),
});
const schedule = savedRecord<ScheduleInput>({
  subject: 'class-schedule',
  editable: fieldsOf(ScheduleInput),
  read: async (ctx, id) => (await listSchedules(ctx)).find((found) => found.id === id),
});

/** When onboarding takes place. */
export const staffOnboardingRoutes = [
  ...shortListRoutes('class-levels', {
    read: 'pricing:read',
    edit: 'pricing:edit',
    input: LevelInput,
    list: listLevels,
    create: saveLevel,
    update: saveLevel,
    remove: (ctx, { id }) => deleteOnboarding(ctx, { id, what: 'class-level' }),
    record: level,
  }),
  ...shortListRoutes('class-schedules', {
    read: 'pricing:read',
    edit: 'pricing:edit',
    input: ScheduleInput,
    list: listSchedules,
    create: saveSchedule,
    update: saveSchedule,
    remove: (ctx, { id }) => deleteOnboarding(ctx, { id, what: 'class-schedule' }),
    record: schedule,
  }),
];
