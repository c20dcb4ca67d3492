// `npm run build [api]`
import { buildAll, buildApi } from './builds.mjs';
import { install } from './install.mjs';
import { script } from './script.mjs';

await script(async () => {
  await install();
  await (process.argv[2] === 'api' ? buildApi() : buildAll());
});
