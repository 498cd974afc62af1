import type { Config } from '@react-router/dev/config';
import { leanManifest } from './scripts/lib/client-files.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small, so it travels with the page: no discovery calls while the visitor reads.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => leanManifest('build/client'),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
