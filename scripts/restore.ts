// `npm run restore FILE|NAME [--force]`: a backup back into DATABASE_URL or DATA_DIR; with --carry-over instead of a
// file, what is in DATA_DIR into DATABASE_URL. See docs/operations.md.
import { parseArgs } from 'node:util';
import { carryOver, inPlace, restore, summary } from './lib/backup.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, 'carry-over': { type: 'boolean' } },
});
const [from] = positionals;
// npm keeps an unguarded --force for itself and says so in the environment.
const force = values.force ?? process.env.npm_config_force === 'true';
await inPlace(async (place) => {
  if (values['carry-over'])
    return `${summary(await carryOver(place, force))} carried over from ${place.dataDir} into DATABASE_URL`;
  if (!from) throw new Error('Say which file: npm run restore FILE');
  const manifest = await restore(place, from, force);
  return `${summary(manifest)} restored from ${manifest.madeAt}, made by version ${manifest.version}`;
});
