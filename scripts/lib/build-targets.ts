import type { Target } from './build-stamps.ts';

const shared = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/lib/{build*,precompress}.ts'];

/** No script of the back office comes from here; a test walks its imports. */
const notInOffice =
  /^src\/(adapters|sample|sandbox|server|site)\/|^src\/kit\/(mails|words)\/|\/(jobs|site|wire)\/|\.server\.tsx?$/;
/** Screens and what only they need; the staff calls beside them, and what these answer, are the server's. */
const onlyInOffice = /^src\/(.+\/)?office\/.+(?<!\.server|answers)\.(tsx?|css|html)$/;

/** Both halves, each with the build tool's call, and what a first start on the embedded database begins with. */
export const targets: (Target & { command: string[] })[] = [
  {
    name: 'site and server',
    inputs: [
      ...shared,
      'public/**',
      'src/**',
      'scripts/lib/{ascii-only,client-files,lean-drizzle,lean-mails,lingui-plugin,thread-files}.ts',
      'lingui.config.ts',
      'vite.config.ts',
      'react-router.config.ts',
    ],
    except: (file) => onlyInOffice.test(file),
    command: ['node_modules/@react-router/dev/bin.js', 'build'],
    outputs: ['build/client', 'build/server'],
  },
  {
    name: 'back office',
    inputs: [...shared, 'src/**', 'vite.admin.config.ts'],
    except: (file) => notInOffice.test(file),
    command: ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.admin.config.ts'],
    outputs: ['build/admin'],
  },
  {
    name: 'empty database',
    inputs: [
      ...shared,
      'drizzle/**',
      'src/adapters/queue/pg-boss.ts',
      'src/kit/{database,empty-database,migrate}.server.ts',
      'scripts/lib/empty-database.ts',
    ],
    except: () => false,
    command: ['scripts/lib/empty-database.ts', 'build/database/empty.tar.zst'],
    outputs: ['build/database'],
  },
];
