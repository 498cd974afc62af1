import { z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import type { BackupPlace } from '#desk/backups/backup-place.ts';
import type { ProcessPort } from '#desk/operations/operations.ts';
import type { DnsTexts } from '#kit/ports/dns.ts';
import { LiveCheck } from '../live-check.ts';
import { readGoingLive } from '../read-going-live.ts';

type Deps = Pick<ApiDeps, 'publicUrl'> & { process: ProcessPort; backups: BackupPlace; dnsTexts: DnsTexts };

export const staffGoingLiveRoutes = (deps: Deps) => [
  staffRoute('operations:read', {
    method: 'get',
    path: '/going-live',
    summary: 'What stands between this installation and real customers, and what to do about it',
    answer: ['Checks', z.object({ checks: z.array(LiveCheck.openapi('StaffLiveCheck')) })],
    handle: async (ctx) => ({ checks: await readGoingLive(ctx, deps) }),
  }),
];
