import type { AddressLimit } from '../http/index.ts';

/**
 * Searches of one network address, and as many keyword suggestions: ten a second, which a showroom full of
 * shoppers behind one address does not reach, and a program that reads the inventory does.
 */
export const searchLimit: AddressLimit = { count: 600, windowMs: 60_000 };

/** Lists of all vehicles for sitemaps, of one network address: each is large, and the edge keeps what it has read. */
export const listLimit: AddressLimit = { count: 60, windowMs: 60_000 };
