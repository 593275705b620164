/** Keeps what joins a date and its time ('at', 'a las') on the line of the time. */
export function keepMoment(moment: string): string {
  return moment.replace(/ (at|a las) /, (found) => ` ${found.slice(1).replaceAll(' ', '\u00a0')}`);
}
