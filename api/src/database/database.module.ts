import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config.js';
import { dataSourceOptions, openDatabase } from './data-source.js';
import { isDatabaseUnavailable } from './database-unavailable.js';

export const databaseModule = TypeOrmModule.forRootAsync({
  inject: [Config],
  useFactory: (config: Config) => ({
    ...dataSourceOptions(config.databaseUrl),
    toRetry: isDatabaseUnavailable,
  }),
  dataSourceFactory: async (options) => {
    if (!options) throw new Error('no options for the database');
    return openDatabase(options);
  },
});
