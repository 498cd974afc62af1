import type { QueueCounts } from '#kit/jobs-admin.ts';

export type QueueRecord = QueueCounts & { id: string };
