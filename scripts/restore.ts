// `npm run restore FILE|NAME [--force] [--unchanged]`: a backup back into DATABASE_URL or DATA_DIR; with --carry-over
// instead of a file, what is in DATA_DIR into DATABASE_URL; with --rolled-back and a moment no rows at all, for a database
// that its provider has brought back to it. See docs/operations.md.
import { parseArgs } from 'node:util';
import { officePath } from '#kit/screen-paths.ts';
import { carryOver, inPlace, restore, rowsOf, summary, waitAfterRollback } from './lib/backup.ts';

const waits = `What begins by itself waits until an owner has looked at what came since: ${officePath('/backups')}`;
await inPlace(async (place) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean' },
      unchanged: { type: 'boolean' },
      'carry-over': { type: 'boolean' },
      'rolled-back': { type: 'string' },
    },
  });
  const [from] = positionals;
  // npm keeps what is not behind a -- for itself and says so in the environment.
  const force = values.force ?? process.env.npm_config_force === 'true';
  const isUnchanged = values.unchanged ?? process.env.npm_config_unchanged === 'true';
  if (values['carry-over']) {
    const carried = await carryOver(place, force);
    const { uploads } = carried;
    const files = uploads
      ? `${uploads.copied} uploaded files copied into the bucket, ${uploads.there} were there`
      : 'Uploads stay where they lie';
    return `${rowsOf(carried)} carried over from ${place.dataDir} into DATABASE_URL. ${files}.`;
  }
  if (values['rolled-back'])
    return `Rolled back to ${(await waitAfterRollback(place, values['rolled-back'])).toISOString()}.\n  ${waits}`;
  if (!from) throw new Error('Say which file: npm run restore FILE');
  const manifest = await restore(place, from, { replace: force, isUnchanged });
  const restored = `${summary(manifest)} restored from ${manifest.madeAt}, made by version ${manifest.version}`;
  return isUnchanged ? restored : `${restored}.\n  ${waits}`;
});
