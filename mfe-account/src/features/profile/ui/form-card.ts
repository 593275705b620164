/** What a form needs from the card it is on. */
export interface FormCard {
  cancel(): void;
  /** Returns to the read view, with a notice of what was done. */
  finish(notice: string): void;
}
