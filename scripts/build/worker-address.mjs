// `import address from './x.worker?worker&url'` is the address of the Worker's file. Vite knows this by itself; this gives
// esbuild (tsup) the same meaning. The file stands beside the chunks, all of which lie in one folder.
export const esbuildWorkerAddress = () => ({
  name: 'worker-address',
  setup(build) {
    build.onResolve({ filter: /\?worker&url$/ }, () => ({ path: './sheet-worker.js', namespace: 'worker-address' }));
    build.onLoad({ filter: /.*/, namespace: 'worker-address' }, ({ path }) => ({
      contents: `export default new URL(${JSON.stringify(path)}, import.meta.url).href;`,
      loader: 'js',
    }));
  },
});
