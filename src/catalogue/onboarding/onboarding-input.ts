import { z } from 'zod';
import { activeStatuses } from '#catalogue/pricing-plans/pricing-plan.ts';
import { AgeGroup, LevelName, WeeklySlot } from './onboarding.ts';

/** A level as staff edit it. */
export const LevelInput = z.strictObject({
  name: LevelName,
  position: z.number().int().min(0).max(1_000),
  status: z.enum(activeStatuses),
});
export type LevelInput = z.infer<typeof LevelInput>;

/** A schedule of onboarding sessions as staff edit it. Without levels or ages it is for everybody. */
export const ScheduleInput = z.strictObject({
  serviceId: z.uuid('Choose a service'),
  levels: z.array(LevelName).max(20),
  ageGroups: z.array(AgeGroup).max(20),
  frequency: z.array(WeeklySlot).min(1, 'Add a time').max(30),
  status: z.enum(activeStatuses),
});
export type ScheduleInput = z.infer<typeof ScheduleInput>;
