import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// `dist/host/embed`: the pages of demo/embed whose framework has to be compiled. They take Pricebook by its script tag,
// as it comes; it brings a React of its own.

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('demo/embed'),
  base: './',
  publicDir: false,
  plugins: [
    // Else Vue looks for a component of that name, and says so on the console.
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('pricebook-') } } }),
    svelte({ configFile: false }),
  ],
  build: {
    outDir: path('dist/host/embed'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { input: ['vue', 'svelte', 'react-18'].map((host) => path(`demo/embed/${host}.html`)) },
  },
});
