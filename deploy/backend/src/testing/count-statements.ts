import { onTestFinished } from 'vitest';
import type { Db } from '../db/index.ts';

interface Client {
  query(...words: unknown[]): unknown;
}

/** Collects the texts of the statements that are sent to a database outside of transactions from now on, until the test ends. */
export function collectStatements(db: Db): readonly string[] {
  const { $client } = db as Db & { readonly $client: Client };
  const { query } = $client;
  const sent: string[] = [];
  $client.query = (...words) => {
    const [text] = words;
    sent.push(typeof text === 'string' ? text : '');
    return query.apply($client, words);
  };
  onTestFinished(() => void ($client.query = query));
  return sent;
}

/** Counts them. Returns how many so far. */
export function countStatements(db: Db): () => number {
  const sent = collectStatements(db);
  return () => sent.length;
}
