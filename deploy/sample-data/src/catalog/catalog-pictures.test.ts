import { expect, it } from 'vitest';
import { isNamedModel, modelStyle } from '@forecourt/backend/media/index.ts';
import { catalog } from './catalog.ts';

const nameOf = (line: (typeof catalog)[number]): string => `${line.bodyStyle}: ${line.make} ${line.model}`;

it('names a shape for each model of the catalog', () => {
  expect(catalog.filter((line) => !isNamedModel(line)).map(nameOf)).toEqual([]);
});

it('draws no two models of the catalog alike, whatever the paint', () => {
  const modelsByStyle = new Map<string, Set<string>>();
  for (const line of catalog) {
    for (const { powertrain } of line.trims) {
      const style = modelStyle({ ...line, fuelType: powertrain.fuelType, year: line.toYear });
      modelsByStyle.set(style, (modelsByStyle.get(style) ?? new Set()).add(nameOf(line)));
    }
  }
  expect([...modelsByStyle.values()].filter(({ size }) => size > 1).map((names) => [...names])).toEqual([]);
});

it('draws each generation of a model in a style of its own', () => {
  const stylesByModel = new Map<string, string[]>();
  for (const line of catalog) {
    const [trim] = line.trims;
    if (!trim) continue;
    const style = modelStyle({ ...line, fuelType: trim.powertrain.fuelType, year: line.toYear });
    expect(modelStyle({ ...line, fuelType: trim.powertrain.fuelType, year: line.fromYear })).toBe(style);
    stylesByModel.set(nameOf(line), [...(stylesByModel.get(nameOf(line)) ?? []), style]);
  }
  for (const [name, styles] of stylesByModel) expect(new Set(styles).size, name).toBe(styles.length);
});
