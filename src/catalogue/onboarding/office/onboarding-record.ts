import type { LevelInput, ScheduleInput } from '../onboarding-input.ts';

type Kept = { id: string; isSample: boolean };
export type LevelRecord = LevelInput & Kept;
export type ScheduleRecord = ScheduleInput & Kept & { serviceName: string; warning: string | null };
