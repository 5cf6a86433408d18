// `npm start`: everything a fresh clone needs, then the server in this very process, so that signals and exit codes are its own.
import { ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
// Makes stack traces name the sources.
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
