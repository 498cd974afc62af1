import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { proveOneself, type OwnProof } from '#agency/staff/prove-oneself.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import type { OpenedFile } from '#kit/ports/files.ts';
import { hashOfBytes } from './archive.ts';
import { handOverWord } from './backup.ts';
import type { BackupPlace } from './backup-place.ts';
import { findStored } from './stored-backups.ts';

const Ticket = z.object({ name: z.string(), staffId: z.string(), until: z.number() });
const ticketMs = 60_000;

/**
 * A backup holds everything, so a session alone does not take one: password, and code where there is a second step. What
 * comes back opens this one backup for this person for a minute.
 * @throws Invalid naming `password` or `code`, NotFound, TooManyRequests
 */
export async function askToTake(
  ctx: Ctx,
  place: BackupPlace,
  { name, ...proof }: OwnProof & { name: string },
): Promise<{ ticket: string }> {
  const { id: staffId } = allow(ctx.actor, 'backups:take');
  await findStored(place.store, name);
  await proveOneself(ctx, proof);
  const ticket: z.infer<typeof Ticket> = { name, staffId, until: ctx.now().getTime() + ticketMs };
  return { ticket: await ctx.secrets.seal(JSON.stringify(ticket)) };
}

/** @throws NotFound where the ticket is somebody else's, of another backup, or too old */
export async function takeBackup(
  ctx: Ctx,
  place: BackupPlace,
  input: { name: string; ticket: string },
): Promise<OpenedFile> {
  const { id: staffId } = allow(ctx.actor, 'backups:take');
  const ticket = await readTicket(ctx, input.ticket);
  const isGood =
    ticket?.name === input.name && ticket.staffId === staffId && ticket.until > ctx.now().getTime();
  const opened = isGood ? await place.store.open(input.name) : null;
  if (!opened) throw new NotFound(/*staff*/ 'This backup');
  await audit(ctx, { action: 'exported', subjectType: 'backup', subjectId: input.name });
  return opened;
}

async function readTicket(ctx: Ctx, ticket: string): Promise<z.infer<typeof Ticket> | null> {
  // What nobody has sealed comes back from there as it is.
  if (!ticket.startsWith(ctx.secrets.mark)) return null;
  try {
    return Ticket.parse(JSON.parse(await ctx.secrets.open(ticket)));
  } catch {
    return null;
  }
}

export type HandOver = { name: string; sha256: string; steps: { said: string; command: string | null }[] };

/**
 * Hands a restore over to whoever runs the server: a process cannot replace the ground it stands on. The archive is read
 * to its end and must be the one that was stored.
 * @param input.word what has to be typed, so that no slip of a finger does it
 * @throws Invalid naming `word`, `password` or `code`; NotFound; Conflict where the archive is not what was stored
 */
export async function handOver(
  ctx: Ctx,
  place: BackupPlace,
  { name, word, ...proof }: OwnProof & { name: string; word: string },
): Promise<HandOver> {
  allow(ctx.actor, 'backups:take');
  if (word !== handOverWord) throw new Invalid({ word: `Type ${handOverWord}` });
  const { sha256, sealed } = await findStored(place.store, name);
  await proveOneself(ctx, proof);
  const archive = await place.store.open(name);
  if (!archive || (await hashOfBytes(archive.body)) !== sha256)
    throw new Conflict('This backup is not what was stored any more: it is gone or damaged. Choose another.');
  await audit(ctx, {
    action: 'checked',
    subjectType: 'backup',
    subjectId: name,
    after: { restore: 'handed over' },
  });
  return {
    name,
    sha256,
    steps: [
      { said: 'Stop every process of the server, on all machines.', command: null },
      ...(sealed
        ? [{ said: 'Make sure that BACKUP_PASSPHRASE is what this backup was sealed with.', command: null }]
        : []),
      { said: 'Save what is there now, in case this was a mistake.', command: 'npm run backup' },
      { said: 'Put the backup in its place.', command: `npm run restore -- ${name} --force` },
      { said: 'Start the server again, on all machines. Everybody signs in anew.', command: 'npm start' },
      {
        said: 'What begins by itself waits then: on this page look at what came since the backup, and let it go on.',
        command: null,
      },
    ],
  };
}
