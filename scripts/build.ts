import { buildWhatChanged } from './lib/build.ts';

await buildWhatChanged();
