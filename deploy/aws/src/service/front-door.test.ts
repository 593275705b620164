import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serverOptions, stopGraceMs } from '@forecourt/edge/src/server-options.ts';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { forecourtApp } from '../forecourt-app.ts';
import { siteSettings } from '../site-settings.ts';

const example = fileURLToPath(new URL('../../site.example.json', import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(example, 'utf8')));
const template = Template.fromStack(
  forecourtApp({ ...settings, social: {} }, []).regions['us-east-1'].service,
);

/** A time of the load balancer or of its targets, in milliseconds. */
function attributeMs(type: string, list: string, key: string): number {
  const [resource] = Object.values(template.findResources(`AWS::ElasticLoadBalancingV2::${type}`));
  const attributes = resource?.['Properties'][list] as readonly { Key: string; Value: string }[];
  return Number(attributes.find(({ Key }) => Key === key)?.Value) * 1000;
}

it('the edge keeps an idle connection for longer than the load balancer, so that no request meets a closed one', () => {
  const idleMs = attributeMs('LoadBalancer', 'LoadBalancerAttributes', 'idle_timeout.timeout_seconds');
  expect(idleMs).toBe(60_000);
  expect(serverOptions.keepAliveTimeout).toBeGreaterThanOrEqual(idleMs + 5000);
  expect(serverOptions.headersTimeout).toBeGreaterThan(serverOptions.keepAliveTimeout);
});

it('a task that is to end finishes every request that it has, also one that is as slow as it may be', () => {
  const drainMs = attributeMs('TargetGroup', 'TargetGroupAttributes', 'deregistration_delay.timeout_seconds');
  expect(drainMs).toBeGreaterThanOrEqual(serverOptions.requestTimeout);
});

it('an edge that is ended without that has time for what it waits for', () => {
  const [edge] = Object.values(template.findResources('AWS::ECS::TaskDefinition'))
    .flatMap((one) => one['Properties'].ContainerDefinitions as { Name: string; StopTimeout?: number }[])
    .filter(({ Name }) => Name === 'edge');
  expect(edge?.StopTimeout).toBeGreaterThan(stopGraceMs / 1000);
});
