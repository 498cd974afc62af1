import type { QueueCounts } from '#domain/jobs-admin.ts';

export type QueueRecord = QueueCounts & { id: string };
