import { buildOrExit } from './lib/build.ts';

await buildOrExit();
