/** A question on the page; `id` is its anchor, `link` follows the answer. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** Questions about one topic. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/**
 * Returns the questions that contain every word of the query, in the question, its answer or the title of its group, in order. Ignores
 * case, accents and apostrophes, and matches parts of words; groups without a match are left out. A query without words keeps everything.
 */
export function filterQuestions(groups: readonly QuestionGroup[], query: string): readonly QuestionGroup[] {
  const words = plain(query)
    .split(/[^\p{L}\p{N}$]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((one) => holds(group, one, words)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Returns the number of questions in all groups. */
export function questionCount(groups: readonly QuestionGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

function holds({ title }: QuestionGroup, { question, answer }: Question, words: readonly string[]): boolean {
  const text = plain(`${title} ${question} ${answer}`);
  return words.every((word) => text.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase();
}
