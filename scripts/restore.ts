// `npm run restore FILE [--force]`: a backup back into DATABASE_URL or DATA_DIR. See docs/operations.md.
import { parseArgs } from 'node:util';
import { inPlace, restore, summary } from './lib/backup.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' } },
});
const [file] = positionals;
// npm keeps an unguarded --force for itself and says so in the environment.
const force = values.force ?? process.env.npm_config_force === 'true';
await inPlace(async (place) => {
  if (!file) throw new Error('Say which file: npm run restore FILE');
  const manifest = await restore(place, file, force);
  return `${summary(manifest)} restored from ${manifest.madeAt}, made by version ${manifest.version}`;
});
