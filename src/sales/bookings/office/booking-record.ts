import type { z } from 'zod';
import type { Booking, OfficeDay } from './answers.ts';

export type BookingRecord = z.infer<typeof Booking>;

export type BookingDayRecord = z.infer<typeof OfficeDay> & { id: string };
