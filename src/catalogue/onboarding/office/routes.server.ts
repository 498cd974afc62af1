import { LevelInput, ScheduleInput } from '../onboarding-input.ts';
import { deleteOnboarding, listLevels, listSchedules, saveLevel, saveSchedule } from '../staff-onboarding.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { shortListCalls } from '#kit/wire/short-list.ts';
import { createStaffRouter } from '#kit/wire/staff-router.ts';

const levels = shortListCalls('class-levels', LevelInput);
const schedules = shortListCalls('class-schedules', ScheduleInput);

const level = savedRecord<LevelInput>({
  subject: 'class-level',
  said: fieldsOf(LevelInput),
  read: async (ctx, id) => (await listLevels(ctx)).find((found) => found.id === id),
});
const schedule = savedRecord<ScheduleInput>({
  subject: 'class-schedule',
  said: fieldsOf(ScheduleInput),
  read: async (ctx, id) => (await listSchedules(ctx)).find((found) => found.id === id),
});

/** When onboarding takes place. */
export const staffOnboardingRoutes = () =>
  createStaffRouter()
    .openapi(levels.list, async (c) => c.json((await listLevels(c.var.ctx)).map(level.withEtag), 200))
    .openapi(levels.create, async (c) => c.json(await saveLevel(c.var.ctx, c.req.valid('json')), 201))
    .openapi(levels.update, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      await level.save(c.var.ctx, save, (ctx) => saveLevel(ctx, { ...input, id }));
      return c.body(null, 204);
    })
    .openapi(levels.remove, async (c) => {
      await deleteOnboarding(c.var.ctx, { ...c.req.valid('param'), what: 'class-level' });
      return c.body(null, 204);
    })
    .openapi(schedules.list, async (c) =>
      c.json((await listSchedules(c.var.ctx)).map(schedule.withEtag), 200),
    )
    .openapi(schedules.create, async (c) => c.json(await saveSchedule(c.var.ctx, c.req.valid('json')), 201))
    .openapi(schedules.update, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      await schedule.save(c.var.ctx, save, (ctx) => saveSchedule(ctx, { ...input, id }));
      return c.body(null, 204);
    })
    .openapi(schedules.remove, async (c) => {
      await deleteOnboarding(c.var.ctx, { ...c.req.valid('param'), what: 'class-schedule' });
      return c.body(null, 204);
    });
