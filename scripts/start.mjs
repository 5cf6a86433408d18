// `npm start`: everything a fresh clone needs, then the server in this very process, so that signals and exit codes are its own.
import { ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
const { register } = await import('tsx/esm/api');
register();
await import('../demo/server/main.ts');
