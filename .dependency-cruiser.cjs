const src = (from) => ({ path: from, pathNot: '\\.spec\\.tsx?$|/testing/' });

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
