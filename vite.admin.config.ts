import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The back office is a page of its own: nothing of it is in the site's bundle, and nothing of the site in this one.
export default defineConfig({
  root: 'src/office',
  base: '/admin/',
  publicDir: false,
  envDir: false,
  plugins: [react()],
  build: {
    outDir: '../../build/admin',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The content security policy allows no inline script, and every browser we serve knows modulepreload.
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      output: {
        // Small files that most screens share come as one: each file costs a request, and its share of a line.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 8 }] },
      },
    },
  },
});
