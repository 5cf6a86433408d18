// `npm start`: installs and builds what is missing, then runs the server in this process, so that it receives the signals itself.
import { ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
// Makes stack traces name the sources.
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
