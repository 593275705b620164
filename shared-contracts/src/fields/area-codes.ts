/**
 * The area codes in service: a row for each first digit from 2 to 9, in it a word for each second digit from 0 to 9, in it the third digits.
 * `-` is a second digit without codes. Short, since every page loads it.
 */
const geographicCodes = `
  12356789 023456789 0345789 1459 08 12346 0279 02469 13 -
  12345789 023456789 01345679 0124679 167 01237 01349 - 056 -
  12456789 0234579 345 02456 023578 78 3459 012589 034 -
  12345789 0235678 0 0149 01 179 12347 012345 0256 -
  12356789 02456789 0134689 016 0156 01679 01279 89 01269 -
  1234678 23456789 0456789 012478 0378 47 02359 0123459 156 -
  1234568 02345678 0168 0125789 03578 046789 012345 028 - -
  1346789 023456789 04589 014678 0135789 12469 - 0123589 034569 -
`;

/** Toll-free codes listed in FIELD-42, including 811 and 822 although they are not assigned. */
export const tollFreeCodes: readonly string[] = [
  '800',
  '811',
  '822',
  '833',
  '844',
  '855',
  '866',
  '877',
  '888',
];

const thirdDigits: readonly string[] = geographicCodes.trim().split(/\s+/);

/**
 * Whether three digits are an area code on the allow-list of FIELD-42: those of the fifty states and DC in the North American Numbering
 * Plan, and the toll-free ones. Every state is included; premium and personal numbers (900, 500) are not.
 */
export function isAreaCode(code: string): boolean {
  if (tollFreeCodes.includes(code)) return true;
  const [first = '', second = '', third = ' '] = code;
  return thirdDigits[Number(first + second) - 20]?.includes(third) ?? false;
}
