import { onTestFinished } from 'vitest';
import type { Db } from '../db/index.ts';

interface Client {
  query(...words: unknown[]): unknown;
}

/** Counts the statements that are sent to a database outside of transactions from now on, until the test ends. Returns how many so far. */
export function countStatements(db: Db): () => number {
  const { $client } = db as Db & { readonly $client: Client };
  const send = $client.query.bind($client);
  let count = 0;
  $client.query = (...words) => {
    count += 1;
    return send(...words);
  };
  // Uncovers the method of the client's class.
  onTestFinished(() => void Reflect.deleteProperty($client, 'query'));
  return () => count;
}
