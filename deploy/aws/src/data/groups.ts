import { Peer, Port, SecurityGroup, type IVpc } from 'aws-cdk-lib/aws-ec2';
import type { Construct } from 'constructs';
import { ports } from '../ports.ts';

/** Security groups of a region's network. */
export interface Groups {
  /** The load balancer: TLS from everywhere. */
  readonly balancer: SecurityGroup;
  /** The tasks of the site: from the load balancer only. */
  readonly site: SecurityGroup;
  /** The watch of the canaries: from nobody. */
  readonly watch: SecurityGroup;
  /** The database: from the tasks only. */
  readonly database: SecurityGroup;
}

/** Creates the groups with all of their rules, so that no other stack has to add one. */
export function makeGroups(scope: Construct, vpc: IVpc): Groups {
  const group = (id: string, description: string, allowAllOutbound = false) =>
    new SecurityGroup(scope, id, { vpc, description, allowAllOutbound });
  const balancer = group('BalancerGroup', 'The load balancer');
  const site = group('SiteGroup', 'Tasks of the site', true);
  const watch = group('WatchGroup', 'The watch of the canaries', true);
  const database = group('DatabaseGroup', 'The database');
  balancer.addIngressRule(Peer.anyIpv4(), Port.tcp(443), 'The CDN, and the checks of Route 53');
  balancer.addEgressRule(site, Port.tcp(ports.edge), 'The edges');
  site.addIngressRule(balancer, Port.tcp(ports.edge), 'The load balancer');
  site.addIngressRule(watch, Port.tcp(ports.edge), 'The watch of the canaries');
  database.addIngressRule(site, Port.tcp(ports.database), 'The site');
  return { balancer, site, watch, database };
}
