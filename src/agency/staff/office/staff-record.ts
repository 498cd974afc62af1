import type { z } from 'zod';
import type { Invite } from '#agency/invites/office/answers.ts';
import type { Person } from './answers.ts';

export type StaffRecord = z.infer<typeof Person>;
export type StaffInviteRecord = z.infer<typeof Invite>;
