// `npm run build [api]`
import { buildAll, buildApi } from './build/builds.mjs';
import { install } from './install/install.mjs';
import { script } from './process/script.mjs';

await script(async () => {
  await install();
  await (process.argv[2] === 'api' ? buildApi() : buildAll());
});
