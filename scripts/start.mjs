// `npm start`: installs what is missing, builds what changed, serves. See scripts/serve.ts for the rest.
import { bootstrap } from './lib/bootstrap.mjs';

await bootstrap('scripts/serve.ts');
