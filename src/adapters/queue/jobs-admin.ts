import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { NotFound } from '#kit/errors.ts';
import { shownData } from '#kit/job-fields.ts';
import type { JobRow, JobsAdmin } from '#kit/jobs-admin.ts';

export function createJobsAdmin(boss: PgBoss, names: string[], deadLetters: string): JobsAdmin {
  const known = [...names, deadLetters];
  return {
    async counts() {
      return Promise.all(
        known.map(async (name) => {
          const [stats] = await boss.getQueueStats(name, { force: true });
          return {
            name,
            queued: stats?.queuedCount ?? 0,
            active: stats?.activeCount ?? 0,
            failed: stats?.failedCount ?? 0,
          };
        }),
      );
    },
    async list(name) {
      if (!known.includes(name)) throw new NotFound('The queue');
      const jobs = await boss.findJobs<object>(name, { queued: true });
      return jobs
        .sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime())
        .slice(0, 200)
        .map(toRow);
    },
    async retry(name, id) {
      const [job] = known.includes(name) ? await boss.findJobs<object>(name, { id }) : [];
      if (!job) throw new NotFound('The job');
      if (name === deadLetters) await boss.redrive(deadLetters, { ids: [id] });
      else await boss.retry(name, id);
    },
  };
}

function toRow(job: JobWithMetadata<object>): JobRow {
  const { output } = job as { output?: { reason?: string; message?: string } };
  return {
    id: job.id,
    name: job.name,
    state: job.state,
    createdOn: job.createdOn.toISOString(),
    retryCount: job.retryCount,
    retryLimit: job.retryLimit,
    reason: output?.reason ?? output?.message ?? null,
    // A dead letter keeps the name of the queue that it comes from.
    data: shownData(job.sourceName ?? job.name, job.data),
  };
}
