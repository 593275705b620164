import type { FacetName } from '@forecourt/shared-contracts/inventory';
import type { Line } from './line-tree.ts';

type Chosen = Readonly<Record<FacetName, readonly string[]>>;

/** Which lines match the chosen makes, models and trims, and which are listed. By line number, 1 for yes. */
export interface LineFilter {
  /** Undefined if none of the three is chosen. */
  readonly passes: Uint8Array | undefined;
  /**
   * Lines whose model is listed: their make is chosen, or only models are chosen and theirs is among them.
   */
  readonly showsModel: Uint8Array;
  /** Lines whose trim is listed: their model is listed and chosen. */
  readonly showsTrim: Uint8Array;
}

const branchKey = ({ make, model }: Line) => `${make}|${model}`;

/**
 * Make, model and trim as one filter, a tree. If makes are chosen, a line must have one of them. For a make
 * with chosen models only those match, other chosen makes match completely; the same for models with trims. A
 * model that no chosen make has matches nothing.
 */
export function lineFilter(lines: readonly Line[], chosen: Chosen): LineFilter {
  if (chosen.make.length + chosen.model.length + chosen.trim.length === 0) return anyLine(lines);
  const makes = wordSet(chosen.make);
  const models = wordSet(chosen.model);
  const trims = wordSet(chosen.trim);
  const isMake = lines.map(({ make }) => makes.has(make.toLowerCase()));
  const isModel = lines.map(({ model }) => models.has(model.toLowerCase()));
  const isTrim = lines.map(({ trim }) => trims.has(trim.toLowerCase()));
  const hasMake = (line: number) => makes.size === 0 || isMake[line] === true;
  const keysOf = (key: (line: Line) => string, fits: (line: number) => boolean) =>
    new Set(lines.flatMap((one, line) => (fits(line) ? [key(one)] : [])));
  const narrowedMakes = keysOf(
    ({ make }) => make,
    (line) => hasMake(line) && isModel[line] === true,
  );
  const narrowedModels = keysOf(
    branchKey,
    (line) => hasMake(line) && (models.size === 0 || isModel[line] === true) && isTrim[line] === true,
  );
  const fits = (one: Line, line: number): boolean => {
    if (!hasMake(line)) return false;
    if (models.size > 0 && !isModel[line]) {
      return isMake[line] === true && narrowedMakes.size > 0 && !narrowedMakes.has(one.make);
    }
    if (trims.size === 0 || isTrim[line]) return true;
    return isModel[line] === true && narrowedModels.size > 0 && !narrowedModels.has(branchKey(one));
  };
  const showsModel = lines.map((_, line) => (makes.size > 0 ? isMake[line] : isModel[line]));
  return {
    passes: flags(lines.map(fits)),
    showsModel: flags(showsModel),
    showsTrim: flags(lines.map((_, line) => showsModel[line] && isModel[line])),
  };
}

/** Nothing is chosen: every line matches, and neither models nor trims are listed. */
function anyLine(lines: readonly Line[]): LineFilter {
  const none = new Uint8Array(lines.length);
  return { passes: undefined, showsModel: none, showsTrim: none };
}

function wordSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}

function flags(values: readonly (boolean | undefined)[]): Uint8Array {
  return Uint8Array.from(values, Number);
}
