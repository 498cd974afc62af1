// `npm test`: installs what is missing, then runs everything there is to run. See scripts/test.ts for the rest.
import { bootstrap } from './lib/bootstrap.mjs';

await bootstrap('scripts/test.ts');
