const src = (from) => ({ path: from, pathNot: '\\.spec\\.tsx?$|/testing/' });

/** Each imports from those before it only; the module that puts them together stands beside them. */
const LAYERS_OF_GAMES = ['(log|bus)', 'live', 'ownership', 'seats', 'sockets', '[^/]+\\.ts$'];
const gamesLayer = (n) => `^api/src/games/${LAYERS_OF_GAMES[n]}`;

const layersOfGames = LAYERS_OF_GAMES.slice(0, -1).map((_, n) => ({
  name: `games-layer-${n + 1}-imports-no-later-one`,
  severity: 'error',
  from: src(gamesLayer(n)),
  to: { path: LAYERS_OF_GAMES.slice(n + 1).map((_, k) => gamesLayer(n + 1 + k)) },
}));

module.exports = {
  forbidden: [
    {
      name: 'game-only-xstate',
      severity: 'error',
      from: src('^libs/game/src'),
      to: { pathNot: '^(libs/game/src|node_modules/xstate)' },
    },
    {
      name: 'protocol-only-game-and-zod',
      severity: 'error',
      from: src('^libs/protocol/src'),
      to: { pathNot: '^(libs/(protocol|game)/src|node_modules/zod)' },
    },
    {
      name: 'questions-only-game-types-and-papaparse',
      severity: 'error',
      from: src('^libs/questions/src'),
      to: { pathNot: '^(libs/(questions|game)/src|node_modules/(@types/)?papaparse)' },
    },
    {
      name: 'web-not-api',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^(api|libs/questions)' },
    },
    { name: 'api-not-web', severity: 'error', from: { path: '^api' }, to: { path: '^web' } },
    {
      name: 'feature-stands-alone',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features/(?!$1/)|routes|app)' },
    },
    {
      name: 'components-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(components|lib)/', pathNot: '\\.spec\\.tsx?$|/testing/' },
      to: { path: '^web/src/(features|routes|app)' },
    },
    ...layersOfGames,
    {
      name: 'games-log-and-bus-stand-alone',
      severity: 'error',
      from: src('^api/src/games/(log|bus)/'),
      to: { path: '^api/src/games/(log|bus)/', pathNot: '^api/src/games/$1/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'api/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
    },
  },
};
