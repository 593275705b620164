/** One event received through the pixel: its name, and its parameters by key without `te_`. */
export interface MeasuredEntry {
  readonly event: string;
  readonly tenant: string;
  readonly words: Readonly<Record<string, string>>;
}
