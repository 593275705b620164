import type pg from 'pg';

/**
 * Ends a connection when an answer on it does not come in time: a later statement, also the rollback of its
 * transaction, would wait behind the lost one. The pool opens another.
 */
export function endLateConnection(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const watched = (...statement: unknown[]) => {
    const answer = query(...statement);
    // The pool ends the connection itself for statements that are passed to it, which have a callback.
    if (answer instanceof Promise) answer.catch((error: unknown) => endIfLate(client, error));
    return answer;
  };
  client.query = watched as typeof client.query;
}

function endIfLate(client: pg.PoolClient, error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
  void (client as pg.PoolClient & Pick<pg.Client, 'end'>).end();
}
