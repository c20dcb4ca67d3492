import { buildAll } from './builds.mjs';
import { install } from './install.mjs';
import { script } from './script.mjs';

await script(async () => {
  await install();
  await buildAll();
  console.log('Built dist/api, dist/libs and dist/web.');
});
