// Part of the build: an embedded database with all tables, and no rows but the queue's own, which a first start begins with.
// `node scripts/lib/empty-database.ts FILE`; see src/kit/empty-database.server.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { createQueue } from '#adapters/queue/pg-boss.ts';
import { wrapEmbedded } from '#kit/database.server.ts';

const file = process.argv[2];
if (!file) throw new Error('Which file is it to be written to?');
const embedded = await PGlite.create();
// What only new databases are made of, two thirds of the files: nobody makes any beside this one.
await embedded.exec('update pg_database set datistemplate = false');
for (const name of ['template0', 'template1']) await embedded.exec(`drop database ${name}`);
const database = await wrapEmbedded(embedded);
await database.migrate();
const queue = createQueue(database, pino({ level: 'silent' }), []);
await queue.open();
await queue.stop();
await embedded.exec('checkpoint');
const dump = await embedded.dumpDataDir('none');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, zstdCompressSync(await dump.arrayBuffer()));
await embedded.close();
