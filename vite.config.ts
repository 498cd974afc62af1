import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { speaksLanguages } from './scripts/lib/speaks-languages.ts';

// One build gives both halves: build/client (hashed assets) and build/server/index.js,
// which is src/server.ts with the pages, the API and the mail templates inside.
export default defineConfig({
  plugins: [tailwindcss(), speaksLanguages(), reactRouter()],
  // React has had the hook itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files instead of many tiny ones: each request costs a phone more than the bytes it saves.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                { name: 'shell', test: /src[\\/]web[\\/](root|site[\\/]layout)\.tsx/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { target: 'node22', rollupOptions: { input: 'src/server.ts' } },
    },
  },
});
