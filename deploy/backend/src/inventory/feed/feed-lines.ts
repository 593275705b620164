/** Maximum length of a line and of a record, in characters; of a longer line only its start is kept. */
export const longestRecord = 64 * 1024;

/**
 * One line of a file, counted from 1; `text` is only its start if it was too long, `hasEnd` whether a line end
 * follows it.
 */
export interface FeedLine {
  readonly line: number;
  readonly text: string;
  readonly isTooLong: boolean;
  readonly hasEnd: boolean;
}

/**
 * Yields the lines of a file as its bytes arrive, without line ends. UTF-8 with or without a byte order mark,
 * and UTF-16 with one. Invalid UTF-8 becomes U+FFFD. Never buffers more than one line of at most
 * {@link longestRecord} characters.
 */
export async function* feedLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedLine> {
  const lines = lineBuffer();
  for await (const text of decoded(bytes)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) yield lines.end(true);
      lines.add(part);
    }
  }
  if (!lines.isEmpty()) yield lines.end(false);
}

/** Collects the pieces of a line, until it becomes too long. */
function lineBuffer() {
  let text = '';
  let isTooLong = false;
  let line = 0;
  return {
    isEmpty: () => text === '',
    add(part: string) {
      if (isTooLong) return;
      isTooLong = text.length + part.length > longestRecord;
      text = (text + part).slice(0, longestRecord);
    },
    end(hasEnd: boolean): FeedLine {
      const ended = { line: (line += 1), text: text.replace(/\r$/, ''), isTooLong, hasEnd };
      text = '';
      isTooLong = false;
      return ended;
    },
  };
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
