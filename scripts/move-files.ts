// `npm run move-files -- --to s3|disk [--clear]`: uploads between DATA_DIR and a store. See docs/operations.md.
import { parseArgs } from 'node:util';
import { createS3Files } from '#adapters/files/s3-files.ts';
import { diskFiles, inPlace } from './lib/backup.ts';
import { moveFiles } from './lib/move-files.ts';

await inPlace(async ({ dataDir, s3 }) => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, clear: { type: 'boolean' } } });
  const { to, clear = false } = values;
  if (to !== 's3' && to !== 'disk')
    throw new Error('Say where to: npm run move-files -- --to s3, or --to disk');
  if (!s3) throw new Error('No store is set up: S3_ENDPOINT and the settings beside it say which one.');
  const [disk, store] = [diskFiles(dataDir), createS3Files(s3)];
  const { copied, there, gone, cleared } = await (to === 's3'
    ? moveFiles(disk, store, { clear })
    : moveFiles(store, disk, { clear }));
  const place = to === 's3' ? `the bucket ${s3.bucket}` : `${dataDir}/uploads`;
  return `${copied} files copied to ${place}, ${there} were there, ${gone} had gone, ${cleared} taken away where they lay. Each was compared by its hash.`;
});
