export { migrateStandIns } from './migrate-stand-ins.ts';
export { standInMigrations } from './stand-in-migrations.ts';
export { standInsSchema } from './stand-ins-schema.ts';
