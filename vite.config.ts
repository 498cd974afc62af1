import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { asciiOnly } from './scripts/lib/ascii-only.ts';
import { clientFiles, leanIcons, leanRouter, stylesAsFile } from './scripts/lib/client-files.ts';
import { leanDrizzle } from './scripts/lib/lean-drizzle.ts';
import { leanMails } from './scripts/lib/lean-mails.ts';
import { linguiPlugin } from './scripts/lib/lingui-plugin.ts';
import { threadFiles } from './scripts/lib/thread-files.ts';

// One build gives both halves: build/client (hashed assets) and build/server/index.js,
// which is src/server/server.ts with the pages, the API and the mail templates inside.
export default defineConfig({
  plugins: [
    leanRouter(),
    leanIcons(),
    leanDrizzle(),
    leanMails(),
    stylesAsFile(),
    tailwindcss(),
    linguiPlugin(),
    asciiOnly(),
    threadFiles(),
    reactRouter(),
  ],
  // React has had the hook itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: clientFiles } },
        },
      },
    },
    ssr: {
      // As modules of their own they are loaded whole, in hundreds of files; inside, only what is used of them is.
      resolve: { noExternal: ['drizzle-orm', 'lucide-react'] },
      build: { target: 'node22', rollupOptions: { input: 'src/server/server.ts' } },
    },
  },
});
