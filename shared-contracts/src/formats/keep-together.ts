const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';

const time = String.raw`\d{1,2}(?::\d{2}){0,2} [AaPp]\.? ?[Mm](?!\p{L})\.?`;

const figures = [
  // Phone: (207) 555 - 0178, 207-555-0178
  String.raw`(?:\(\d{3}\) ?|\b\d{3}[ -])\d{3} ?- ?\d{4}\b`,
  // Date: Mar 8, 2026, March 8, 2026, 8 mar 2026, 8 de marzo de 2026
  String.raw`\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}\b`,
  String.raw`\b\d{1,2} (?:de )?\p{Ll}{3,10} (?:de )?\d{4}\b`,
  // Time: 2:30 PM (ET), 2:30:05 p.m.; window: 9:00 AM – 11:00 AM, whose zone may be on the next line of a narrow screen
  String.raw`\b${time}(?: – ${time}| \([A-Z]{2,5}\))?`,
  // Number with its unit: 12,345 mi, 72 months
  String.raw`\b\d[\d,.]* (?:m[io]|%|months|meses)(?![\p{L}\d])`,
  // Rate with its kind: 6.51% APR
  '% APR',
  // A middle dot ends a line, and never begins one
  ' ·',
];
const figure = new RegExp(figures.join('|'), 'gu');

/**
 * Returns a text whose phone numbers, dates, times, time windows, distances, terms and rates stay on one line: their
 * spaces do not break, nor does a phone number at a hyphen, or a window at its dash (SITE-80). All else, such as the comma between a
 * date and a time, still breaks; a middle dot stays with what is before it. For what is shown, never for what is stored or compared.
 */
export function keepTogether(text: string): string {
  return /[\d·]/.test(text) ? text.replace(figure, joined) : text;
}

function joined(found: string): string {
  return found.replaceAll(' ', noBreakSpace).replace(/[-–]/g, `$&${wordJoiner}`);
}
