/** What a form needs of the card that it stands on. */
export interface FormCard {
  cancel(): void;
  /** Back to showing, with words for what was done. */
  finish(notice: string): void;
}
