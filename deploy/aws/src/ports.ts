/**
 * Ports: the edge listens for the load balancer, the backend for the edge of its own task, and the database
 * for the backend.
 */
export const ports = { edge: 8080, backend: 8081, database: 5432 } as const;
