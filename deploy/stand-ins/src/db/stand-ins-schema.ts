import { pgSchema } from 'drizzle-orm/pg-core';

/** The PostgreSQL schema of all stand-ins: a database without it is the product's alone. */
export const standInsSchema = pgSchema('stand_ins');
