// `npm run backup [FILE]`: everything of DATABASE_URL or DATA_DIR in one file. See docs/operations.md.
import { backup, inPlace, summary } from './lib/backup.ts';

const stamp = new Date().toISOString().slice(0, 16).replaceAll(/\D/g, '');
const file = process.argv[2] ?? `backups/nirmaan-${stamp}.tar.gz`;
await inPlace(async (place) => `${summary(await backup(place, file))} saved in ${file}`);
