import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { NotFound } from '#kit/errors.ts';
import type { Job } from '#kit/job.ts';
import type { JobRow, JobsAdmin } from '#kit/jobs-admin.ts';

export function createJobsAdmin(boss: PgBoss, jobs: Job[], deadLetters: string): JobsAdmin {
  const known = [...jobs.map(({ name }) => name), deadLetters];
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
      if (!known.includes(name)) throw new NotFound(/*staff*/ 'The queue');
      const found = await boss.findJobs<object>(name, { queued: true });
      return found
        .sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime())
        .slice(0, 200)
        .map((job) => toRow(job, jobs));
    },
    async retry(name, id) {
      const [job] = known.includes(name) ? await boss.findJobs<object>(name, { id }) : [];
      if (!job) throw new NotFound(/*staff*/ 'The job');
      if (name === deadLetters) await boss.redrive(deadLetters, { ids: [id] });
      else await boss.retry(name, id);
    },
  };
}

type Failure = { reason?: string; message?: string } | null;

function toRow(job: JobWithMetadata<object>, jobs: Job[]): JobRow {
  // A dead letter has not run itself: why the job failed that it comes from stands beside it.
  const { output, sourceOutput } = job as { output?: Failure; sourceOutput?: Failure };
  const failure = output ?? sourceOutput;
  return {
    id: job.id,
    name: job.name,
    state: job.state,
    createdOn: job.createdOn.toISOString(),
    retryCount: job.retryCount,
    retryLimit: job.retryLimit,
    reason: failure?.reason ?? failure?.message ?? null,
    // A dead letter keeps the name of the queue that it comes from.
    data: shownData(jobs, job.sourceName ?? job.name, job.data),
  };
}

/** What staff may see of a job's data. What an earlier version put there, or a queue we do not know, shows nothing. */
export function shownData(jobs: Job[], name: string, data: object): object {
  const fields = jobs.find((job) => job.name === name)?.fields ?? {};
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields[field] === 'shown'));
}
