import { parseArgs } from 'node:util';
import { z } from 'zod';
import { configure } from './lib/native-configure.ts';
import { android, apple, contract, readable, tell } from './lib/native-stages.ts';

/**
 * The apps. `npm run native` builds and tests what this machine can, and says what it left out; with `--install` it first
 * brings what is missing (root, Debian; Swift takes 3 GB). `npm run native -- configure https://SITE` sets both apps up for
 * the site that answers there: docs/apps.md. The stages: native/README.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    install: { type: 'boolean', default: false },
    origin: { type: 'string' },
    package: { type: 'string' },
    name: { type: 'string' },
    version: { type: 'string' },
  },
});
const [command, site] = positionals;

if (command === 'configure' && site) {
  try {
    console.log(JSON.stringify(await configure(site, values), null, 2));
  } catch (error) {
    console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
    process.exitCode = 1;
  }
} else if (command) {
  console.error('npm run native [-- --install]');
  console.error(
    'npm run native -- configure https://SITE [--origin https://…] [--package in.example.agency] [--name NAME] [--version 1.0.1]',
  );
  process.exitCode = 1;
} else {
  const stages = [
    await contract(),
    await readable(),
    ...(await android(values.install)),
    ...(await apple(values.install)),
  ];
  console.log();
  const told = tell(stages);
  process.exitCode = told.every(({ failure }) => failure === null) ? 0 : 1;
}
