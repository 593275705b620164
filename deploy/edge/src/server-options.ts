import type { ServerOptions } from 'node:http';

/** Longest wait for requests under way when the edge is ended, in ms: ECS kills it after 30 s. */
export const stopGraceMs = 25_000;

/**
 * Times of the edge's HTTP server, in ms. A whole request may take 450 s to arrive: an upload has 420 s (TRACK-63),
 * Node would abort it at 300. An idle connection is kept for longer than the 60 s of the load balancer in front: at
 * Node's 5 s a request that is sent while the edge closes its connection would be answered with 502.
 */
export const serverOptions = {
  requestTimeout: 450_000,
  keepAliveTimeout: 65_000,
  headersTimeout: 70_000,
} as const satisfies ServerOptions;
