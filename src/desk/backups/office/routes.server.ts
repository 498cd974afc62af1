import { z } from '@hono/zod-openapi';
import { OwnProof } from '#agency/staff/prove-oneself.ts';
import { sendFile } from '#kit/wire/send-file.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { askForBackup, askForDrill } from '../ask-for-backup.ts';
import { backupName } from '../backup.ts';
import type { BackupPlace } from '../backup-place.ts';
import { compareBackup, readBackups } from '../read-backups.ts';
import { goOn } from '../restored.ts';
import { askToTake, handOver, takeBackup } from '../take-backup.ts';
import { Backups, Comparison, HandOver } from './answers.ts';

const NameParam = z.object({ name: backupName });

export const staffBackupRoutes = ({ backups: place }: { backups: BackupPlace }) => [
  staffRoute('backups:read', {
    method: 'get',
    path: '/backups',
    summary: 'Every backup there is, the run under way, and how the last trials went',
    answer: ['Backups', Backups],
    handle: (ctx) => readBackups(ctx, place),
  }),
  staffRoute('backups:make', {
    method: 'post',
    path: '/backups',
    summary: 'Make a backup now',
    handle: (ctx) => askForBackup(ctx),
  }),
  staffRoute('backups:take', {
    method: 'post',
    path: '/backups/go-on',
    summary: 'After a restore: let begin again what begins by itself',
    handle: (ctx) => goOn(ctx),
  }),
  staffRoute('backups:make', {
    method: 'post',
    path: '/backups/{name}/drill',
    summary: 'Bring a backup back into a scratch database, to see whether it can be',
    params: NameParam,
    errors: [503],
    handle: (ctx, { params }) => askForDrill(ctx, place, params),
  }),
  staffRoute('backups:read', {
    method: 'get',
    path: '/backups/{name}/comparison',
    summary: 'What a backup holds beside what is there now, table by table',
    params: NameParam,
    answer: ['Counts', Comparison],
    errors: [503],
    handle: (ctx, { params }) => compareBackup(ctx, place, params),
  }),
  staffRoute('backups:take', {
    method: 'post',
    path: '/backups/{name}/ticket',
    summary: 'Ask to take a backup away: password, and code where there is a second step',
    params: NameParam,
    body: OwnProof,
    answer: ['Opens the file for a minute', z.object({ ticket: z.string() })],
    errors: [429, 503],
    handle: (ctx, { params, body }) => askToTake(ctx, place, { ...params, ...body }),
  }),
  staffRoute('backups:take', {
    method: 'get',
    path: '/backups/{name}/file',
    summary: 'A backup as it lies, sealed or not',
    params: NameParam,
    query: z.object({ ticket: z.string().max(2_000) }),
    answer: ['The archive', z.string(), 'application/octet-stream'],
    errors: [503],
    handle: async (ctx, { params, query }, c) => {
      const { bytes, body } = await takeBackup(ctx, place, { ...params, ...query });
      const file = { name: params.name, type: 'application/octet-stream' };
      const answer = await sendFile(c, file, piecesOf(body));
      answer.headers.set('Content-Length', String(bytes));
      return answer;
    },
  }),
  staffRoute('backups:take', {
    method: 'post',
    path: '/backups/{name}/hand-over',
    summary: 'Check a backup to its end and say how whoever runs the server restores it',
    params: NameParam,
    body: OwnProof.extend({ word: z.string().max(40) }),
    answer: ['What to do', HandOver],
    errors: [409, 429, 503],
    handle: (ctx, { params, body }) => handOver(ctx, place, { ...params, ...body }),
  }),
];

async function* piecesOf(body: ReadableStream<Uint8Array>) {
  yield* body;
}
