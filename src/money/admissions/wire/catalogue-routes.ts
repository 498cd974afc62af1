import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { listActiveLevels, listActiveSchedules } from '#catalogue/onboarding/list-onboarding.ts';
import { listPlansOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { levelNames, scheduleNames } from './names.ts';
import { PlanWire, planToWire } from './schemas.ts';

const Level = z.object(levelNames.toWire({ id: z.uuid(), name: z.string() })).openapi('ClassLevel');
const ScheduleWire = z
  .object(
    scheduleNames.toWire({
      id: z.uuid(),
      serviceName: z.string().openapi({ description: 'The `center_name` it belongs to' }),
      levels: z.string().openapi({ description: 'JSON text: list of levels' }),
      ageGroups: z.string().openapi({ description: 'JSON text: list of ranges like `18 - 99`' }),
      frequency: z.string().openapi({ description: 'JSON text: list of {day, startTime, endTime}' }),
    }),
  )
  .openapi('ClassSchedule');

const tags = ['Admission'];
const pricing = createRoute({
  method: 'get',
  path: '/pricing/admin1997',
  tags,
  summary: 'Plans that can be subscribed to, by service',
  responses: { 200: answer('The plans', z.array(PlanWire)), ...errorAnswers(503) },
});
const levels = createRoute({
  method: 'get',
  path: '/classlevel/admin1997',
  tags,
  summary: 'How much a customer knows already',
  responses: { 200: answer('The levels', z.array(Level)), ...errorAnswers(503) },
});
const schedules = createRoute({
  method: 'get',
  path: '/classschedule/getalldata',
  tags,
  summary: 'Onboarding sessions by service, level and age',
  responses: { 200: answer('The schedules', z.array(ScheduleWire)), ...errorAnswers(503) },
});

/** What admission chooses from; the same for everybody. */
export const admissionCatalogueRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(pricing, async (c) => c.json((await listPlansOnSale(deps.ctxFor(c))).map(planToWire), 200))
    .openapi(levels, async (c) => {
      const found = await listActiveLevels(deps.ctxFor(c));
      return c.json(
        found.map(({ id, name }) => levelNames.toWire({ id, name })),
        200,
      );
    })
    .openapi(schedules, async (c) => {
      const found = await listActiveSchedules(deps.ctxFor(c));
      return c.json(
        found.map((schedule) =>
          scheduleNames.toWire({
            id: schedule.id,
            serviceName: schedule.serviceName,
            levels: JSON.stringify(schedule.levels),
            ageGroups: JSON.stringify(schedule.ageGroups),
            frequency: JSON.stringify(schedule.frequency),
          }),
        ),
        200,
      );
    });
