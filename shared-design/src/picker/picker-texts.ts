/** Texts of the date picker, in the language of the page. */
export interface DatePickerTexts {
  /** Label of the button that opens the calendar. */
  readonly open: string;
  /** Format hint for typing month, day and year: `MM/DD/YYYY`. */
  readonly format: string;
  /** Title of the dialog. */
  readonly title: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Keyboard help for the grid, which a touch screen does not show. */
  readonly keys: string;
  /** About the days, on every screen: that some are not available. */
  readonly note?: string;
}
