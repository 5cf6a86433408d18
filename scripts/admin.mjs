// `npm run admin -- backup FILE`: the commands of demo/server/admin, with the settings of the environment.
import { ensureBuild, ensureDependencies } from './setup.mjs';

await ensureDependencies();
await ensureBuild();
process.setSourceMapsEnabled(true);
await import('../dist/server/admin.js');
