import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { englishCatalogs, foldersWithTexts, readTexts } from './catalog-files.ts';
import { countProse, fleschKincaidGrade, sumOfProse, type ProseCount } from './flesch-kincaid.ts';

/** Highest grade of a catalog that is not legal. */
const highestGrade = 8;
const hardestShown = 10;
/** A grade says little about a text of fewer words. */
const fewestWords = 10;
/** Contracts, notices and policies, whose words are partly those of the law. */
const legal = /(legal|policies|credit-notice)\.en\.json$|contract-texts/;

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const gradeText = (count: ProseCount) => fleschKincaidGrade(count)?.toFixed(1).padStart(5) ?? '    -';

const catalogs = foldersWithTexts(root)
  .flatMap((folder) => englishCatalogs(root, folder))
  .map((path) => {
    const texts = [...readTexts(path)].map(([key, text]) => ({ key, text, count: countProse(text) }));
    return { path: relative(root, path), texts, count: sumOfProse(texts.map(({ count }) => count)) };
  });

function print(title: string, group: typeof catalogs) {
  console.log(`${title}\n`);
  for (const { path, count } of group) console.log(`${gradeText(count)}  ${path} (${count.words} words)`);
  const total = sumOfProse(group.map(({ count }) => count));
  console.log(`${gradeText(total)}  all (${total.words} words)\n`);
}

const site = catalogs.filter(({ path }) => !legal.test(path));
print('Flesch-Kincaid grade', site);
print(
  'Legal catalogs',
  catalogs.filter(({ path }) => legal.test(path)),
);

const hardest = site
  .flatMap(({ path, texts }) => texts.map((text) => ({ ...text, path })))
  .filter(({ count }) => count.words >= fewestWords)
  .sort((a, b) => (fleschKincaidGrade(b.count) ?? 0) - (fleschKincaidGrade(a.count) ?? 0))
  .slice(0, hardestShown);
console.log(`Hardest ${hardestShown} texts\n`);
for (const { path, key, text, count } of hardest) console.log(`${gradeText(count)}  ${path} ${key}: ${text}`);

const tooHard = site.filter(({ count }) => (fleschKincaidGrade(count) ?? 0) > highestGrade);
for (const { path } of tooHard) console.log(`\n${path} is above grade ${highestGrade}`);
if (tooHard.length > 0) process.exitCode = 1;
