import type { z } from 'zod';
import type { Booking } from './answers.ts';

export type BookingRecord = z.infer<typeof Booking>;
