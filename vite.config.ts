import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// One build gives both halves: build/client (hashed assets) and build/server/index.js,
// which is src/server.ts with the pages, the API and the mail templates inside.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ssr: {
      build: { target: 'node22', rollupOptions: { input: 'src/server.ts' } },
    },
  },
});
