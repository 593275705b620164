import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { forecourtApp } from '../forecourt-app.ts';
import { siteSettings } from '../site-settings.ts';

const example = fileURLToPath(new URL('../../site.example.json', import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(example, 'utf8')));
const template = Template.fromStack(forecourtApp({ ...settings, social: {} }, []).cdn);

it('an answer that says that the site is unwell is not kept, and stays the answer of the edge', () => {
  const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
  expect(distribution?.['Properties'].DistributionConfig.CustomErrorResponses).toEqual(
    [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});
