import * as v from 'valibot';

/** Maximum length of first, middle and last name (FIELD-25, FIELD-26, FIELD-27). */
export const nameMaxLength = { first: 15, middle: 15, last: 25 } as const;

/** Normalizes a name for storage: trimmed, composed letters, typographic apostrophes from phone keyboards as straight ones. */
function plainName(name: string): string {
  return name.normalize('NFC').replace(/[\u2018\u2019\u02BC]/g, "'");
}

function nameSchema(maxLength: number, minLength = 2) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('nameRequired'),
    v.transform(plainName),
    v.regex(/^[\p{L}\p{M}' -]+$/u, 'nameLetters'),
    v.regex(/^[^'-].*$/u, 'nameEdges'),
    v.regex(/^.*[^'-]$/u, 'nameEdges'),
    v.minLength(minLength, 'nameShort'),
    v.maxLength(maxLength, 'nameLong'),
  );
}

/**
 * A first name: letters of any language, apostrophe, hyphen and inner space, no hyphen or apostrophe at either end, 2 to 15 long after
 * trimming (FIELD-25, FIELD-28). Message keys, first match wins: `nameRequired`, `nameLetters`, `nameEdges`, `nameShort`, `nameLong`.
 */
export const FirstNameSchema = nameSchema(nameMaxLength.first);

/** A last name: as {@link FirstNameSchema}, 2 to 25 long (FIELD-27). */
export const LastNameSchema = nameSchema(nameMaxLength.last);

/** An optional middle name: as {@link FirstNameSchema}, 1 to 15 long (FIELD-26). */
export const MiddleNameSchema = nameSchema(nameMaxLength.middle, 1);
