// `npm run backup [FILE]`: everything of DATABASE_URL or DATA_DIR in one file. See docs/operations.md.
import { backup, inPlace, summary } from './lib/backup.ts';

await inPlace(async (place) => {
  const made = await backup(place, process.argv[2]);
  return `${summary(made)} saved in ${made.where}`;
});
