/** Words of the date picker, in the language of the page. */
export interface DatePickerTexts {
  /** Name of the button that opens the calendar. */
  readonly open: string;
  /** What is typed, month, day and year as people read them: `MM/DD/YYYY`. */
  readonly format: string;
  /** Title of the dialog. */
  readonly title: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** How keys move in the grid. */
  readonly keys: string;
}
