const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
    swcrc: false,
    sourceMaps: 'inline',
  },
];

export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.css$': '<rootDir>/web/src/lib/testing/empty.ts' },
  testMatch: ['<rootDir>/{libs,api,web}/**/*.spec.{ts,tsx}'],
  roots: ['<rootDir>/api', '<rootDir>/libs', '<rootDir>/web'],
  globalSetup: '<rootDir>/api/src/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/api/src/testing/global-teardown.mjs',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/web/e2e/'],
  maxWorkers: 3,
  // For tests that hang only: on a busy machine a server may take a minute to start.
  testTimeout: 180_000,
};
