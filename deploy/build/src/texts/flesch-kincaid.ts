import { syllable } from 'syllable';

/** Words, sentences and syllables of prose. */
export interface ProseCount {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

const nothing: ProseCount = { words: 0, sentences: 0, syllables: 0 };

/** A value counts as a word of one syllable: "Call {{phone}}." has two words. Tags are no words. */
function readAloud(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, 'it').replace(/<\/?\w+\s*\/?>/g, '');
}

/** Sentences of a text, as it is read; a line of a list is one. */
function sentencesOf(text: string): string[] {
  return readAloud(text)
    .split(/(?<=[.!?])["”’)]*\s+|\n/)
    .filter((sentence) => /[a-z]/i.test(sentence));
}

/**
 * Counts the prose of a text. Labels, titles and buttons, which have no end mark, have none: a reading grade
 * is defined for sentences only.
 */
export function countProse(text: string): ProseCount {
  if (!/[.!?]["”’)]*$/m.test(readAloud(text))) return nothing;
  const sentences = sentencesOf(text);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}$%][\p{L}\p{N}'’.,$%-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return { words: words.length, sentences: sentences.length, syllables };
}

/** Adds up counts. */
export function sumOfProse(counts: readonly ProseCount[]): ProseCount {
  return counts.reduce(
    (sum, count) => ({
      words: sum.words + count.words,
      sentences: sum.sentences + count.sentences,
      syllables: sum.syllables + count.syllables,
    }),
    nothing,
  );
}

/** Flesch-Kincaid grade: school years in the US that reading takes. Undefined without prose. */
export function fleschKincaidGrade({ words, sentences, syllables }: ProseCount): number | undefined {
  if (words === 0) return undefined;
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}
