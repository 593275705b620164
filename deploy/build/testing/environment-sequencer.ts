import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ownEnvironment = /@vitest-environment\s+([\w-]+)/;

/** The environment that a test file runs in: its own comment's, otherwise its project's. */
function environmentOf({ moduleId, project }: TestSpecification): string {
  return ownEnvironment.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? project.config.environment;
}

/**
 * Vitest's order, with the files of one environment of a project side by side: a worker that meets a file of another environment ends,
 * and the next one loads React, Chakra and the databases again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const key = `${file.project.name} ${environmentOf(file)}`;
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}
