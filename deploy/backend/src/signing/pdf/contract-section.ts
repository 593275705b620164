/** A section of a contract: facts as label and value, then paragraphs. */
export interface ContractSection {
  readonly title: string;
  readonly rows: readonly ContractRow[];
  readonly paragraphs: readonly string[];
}

/** One fact. `isTotal` marks the sum of the rows above it. */
export interface ContractRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}
