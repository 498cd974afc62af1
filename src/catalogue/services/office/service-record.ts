import type { z } from 'zod';
import type { OpenHours } from '#kit/india/open-hours.ts';
import type { Service } from './answers.ts';

export type ServiceRecord = Omit<z.infer<typeof Service>, 'openHours'> & { openHours: OpenHours[] };
