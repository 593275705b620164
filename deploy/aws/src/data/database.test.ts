import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { forecourtApp } from '../forecourt-app.ts';
import { regions } from '../names.ts';
import { siteSettings } from '../site-settings.ts';

const example = fileURLToPath(new URL('../../site.example.json', import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(example, 'utf8')));
const stacks = forecourtApp({ ...settings, social: {} }, []);
const templates = regions.map((region) => [region, Template.fromStack(stacks.regions[region].data)] as const);

it.each(templates)('the logs of the database in %s are kept for three months', (_region, template) => {
  const kept = Object.values(template.findResources('Custom::LogRetention')).map((one) => one['Properties']);
  expect(kept.map(({ RetentionInDays }) => RetentionInDays)).toEqual([90, 90]);
  for (const log of ['postgresql', 'upgrade']) {
    expect(JSON.stringify(kept.map(({ LogGroupName }) => LogGroupName))).toContain(`/${log}"`);
  }
});
