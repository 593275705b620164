import { createHash } from 'node:crypto';
import type { TenantId } from '../stack/index.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of a tenant's sample order by its name, as listed in deploy/sample-data/README.md. */
export function sampleOrderNumber(tenant: TenantId, key: string): string {
  const bytes = createHash('sha256').update(`sample order ${tenant} ${key}`).digest();
  const text = Array.from(bytes.subarray(0, 12), (byte) => letters[byte % letters.length]).join('');
  return `FC-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** A sample order with the steps that its tracker shows (TRACK-13) and their statuses (TRACK-27). */
export interface SampleOrder {
  readonly key: string;
  readonly why: string;
  readonly steps: readonly string[];
}

/** The sample orders of every tenant that the tracker tests use. */
export const sampleOrders: readonly SampleOrder[] = [
  {
    key: 'insurance-ready',
    why: 'nothing done yet',
    steps: [
      'Verify Insurance: Get Started',
      'Verify ID: Get Started',
      'Upload Documents: Get Started',
      'Sign Contract: Not Ready',
      'Make a Payment: Not Ready',
      'Schedule Delivery: Not Ready',
    ],
  },
  {
    key: 'documents-partly',
    why: 'only the driver’s license is in',
    steps: [
      'Verify Insurance: Completed',
      'Verify ID: Completed',
      'Upload Documents: In Progress',
      'Sign Contract: Not Ready',
      'Make a Payment: Not Ready',
      'Schedule Delivery: Not Ready',
    ],
  },
  {
    key: 'needs-attention',
    why: 'lapsed policy, expired verification, income proof missing, signing canceled',
    steps: [
      'Verify Insurance: Needs Attention',
      'Verify ID: Needs Attention',
      'Upload Documents: Needs Attention',
      'Sign Contract: Needs Attention',
      'Make a Payment: Not Ready',
      'Schedule Delivery: Not Ready',
    ],
  },
  {
    key: 'lease',
    why: 'signing notification sent, contract not started',
    steps: [
      'Verify Insurance: Completed',
      'Verify ID: Completed',
      'Upload Documents: Completed',
      'Sign Contract: Get Started',
      'Make a Payment: Not Ready',
      'Schedule Delivery: Not Ready',
    ],
  },
  {
    key: 'contract-signed',
    why: 'signed, so payment and scheduling are open',
    steps: [
      'Verify Insurance: Completed',
      'Verify ID: Completed',
      'Upload Documents: Completed',
      'Sign Contract: Completed',
      'Make a Payment: Get Started',
      'Schedule Delivery: Get Started',
    ],
  },
  {
    key: 'delivered',
    why: 'everything done',
    steps: [
      'Verify Insurance: Completed',
      'Verify ID: Completed',
      'Upload Documents: Completed',
      'Sign Contract: Completed',
      'Make a Payment: Completed',
      'Schedule Delivery: Completed',
    ],
  },
];
