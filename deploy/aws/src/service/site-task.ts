import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import {
  Capability,
  ContainerDependencyCondition,
  ContainerImage,
  CpuArchitecture,
  FargateTaskDefinition,
  LinuxParameters,
  LogDrivers,
  OperatingSystemFamily,
  Secret as TaskSecret,
  type ContainerDefinition,
} from 'aws-cdk-lib/aws-ecs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { names, type AwsRegion } from '../names.ts';
import { ports } from '../ports.ts';
import type { SiteSettings } from '../site-settings.ts';
import {
  backendEnvironment,
  backendSecrets,
  edgeEnvironment,
  edgeSecrets,
  folders,
  type SecretVariable,
} from './task-environment.ts';

interface SiteTaskProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly databaseHost: string;
}

interface Part {
  readonly name: 'edge' | 'backend';
  readonly port: number;
  readonly environment: Record<string, string>;
  readonly secrets: Readonly<Record<string, SecretVariable>>;
  /** Folders of {@link folders} that it writes to. */
  readonly writes: readonly (keyof typeof folders)[];
}

/** The user `node` of the images. */
const unprivilegedUser = '1000';

/**
 * Edge and backend together in one task. The backend listens on the loopback address only and trusts the edge
 * about a request's tenant, so only the edge of its own task may reach it.
 */
export class SiteTask extends Construct {
  readonly definition: FargateTaskDefinition;
  readonly edge: ContainerDefinition;
  readonly logs: Readonly<Record<Part['name'], LogGroup>>;

  constructor(scope: Construct, id: string, { region, settings, databaseHost }: SiteTaskProps) {
    super(scope, id);
    this.definition = new FargateTaskDefinition(this, 'Definition', {
      cpu: 2048,
      memoryLimitMiB: 4096,
      runtimePlatform: {
        cpuArchitecture: CpuArchitecture.X86_64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    });
    this.logs = { edge: this.logGroup('edge'), backend: this.logGroup('backend') };
    const place = { region, settings };
    const backend = this.addPart(settings, {
      name: 'backend',
      port: ports.backend,
      environment: backendEnvironment(place, databaseHost),
      secrets: backendSecrets(settings),
      writes: ['data', 'temporary'],
    });
    this.edge = this.addPart(settings, {
      name: 'edge',
      port: ports.edge,
      environment: edgeEnvironment(place),
      secrets: edgeSecrets,
      writes: ['temporary'],
    });
    this.edge.addPortMappings({ containerPort: ports.edge });
    this.edge.addContainerDependencies({
      container: backend,
      condition: ContainerDependencyCondition.HEALTHY,
    });
  }

  private addPart({ imageTag }: SiteSettings, part: Part): ContainerDefinition {
    const { name, port, environment, secrets, writes } = part;
    const images = Repository.fromRepositoryName(this, `${name}-images`, names.images[name]);
    const linuxParameters = new LinuxParameters(this, `${name}-linux`, { initProcessEnabled: true });
    linuxParameters.dropCapabilities(Capability.ALL);
    const container = this.definition.addContainer(name, {
      containerName: name,
      image: ContainerImage.fromEcrRepository(images, imageTag),
      essential: true,
      user: unprivilegedUser,
      readonlyRootFilesystem: true,
      linuxParameters,
      environment,
      secrets: Object.fromEntries(
        Object.entries(secrets).map(([variable, secret]) => [variable, this.secretOf(variable, secret)]),
      ),
      healthCheck: {
        command: ['CMD', 'node', '-e', probe(port)],
        interval: Duration.seconds(10),
        timeout: Duration.seconds(5),
        retries: 3,
        startPeriod: Duration.seconds(120),
      },
      stopTimeout: Duration.seconds(30),
      logging: LogDrivers.awsLogs({ streamPrefix: name, logGroup: this.logs[name] }),
    });
    for (const folder of writes) this.mount(container, `${name}-${folder}`, folders[folder]);
    return container;
  }

  private secretOf(variable: string, [secretName, field]: SecretVariable): TaskSecret {
    const secret = Secret.fromSecretNameV2(this, variable, secretName);
    return TaskSecret.fromSecretsManager(secret, field);
  }

  private logGroup(name: string): LogGroup {
    return new LogGroup(this, `${name}-log`, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  private mount(container: ContainerDefinition, volume: string, containerPath: string): void {
    this.definition.addVolume({ name: volume });
    container.addMountPoints({ sourceVolume: volume, containerPath, readOnly: false });
  }
}

/** Health check command of a container, run inside the container. An image from before the path existed refuses it, which is an answer, too. */
function probe(port: number): string {
  return `fetch('http://127.0.0.1:${port}/livez').then((r) => process.exit(r.status < 500 ? 0 : 1), () => process.exit(1))`;
}
