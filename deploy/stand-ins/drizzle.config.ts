import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/stand-ins-schema.ts', './src/**/*.tables.ts'],
  out: './migrations',
});
