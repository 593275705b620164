/** A section of a contract: facts as label and value, then paragraphs. */
export interface ContractSection {
  readonly title: string;
  /** Figures that have to stand out, each in a box of its own above the rows. */
  readonly figures?: readonly ContractFigure[];
  readonly rows: readonly ContractRow[];
  readonly paragraphs: readonly string[];
}

/** A figure with what it means. */
export interface ContractFigure {
  readonly label: string;
  readonly value: string;
  readonly meaning: string;
}

/** One fact. `isTotal` marks the sum of the rows above it. */
export interface ContractRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}
