import {
  Alert,
  Badge,
  Button,
  CardSkeleton,
  EmptyState,
  ErrorPage,
  LinkButton,
  ProgressBar,
  RetryPanel,
  Skeleton,
  Spinner,
  TextSkeleton,
} from '../src/index.ts';
import { SandboxBox, StatusPill } from '../src/forms/index.ts';
import { nothing, type CatalogSection } from './catalog-entry.ts';
import { samplePhone } from './samples.ts';

const severities = ['success', 'error', 'warning', 'info'] as const;
const tones = [...severities, 'neutral', 'brand'] as const;

/** What the site says about its own state. */
export const feedback: CatalogSection = {
  id: 'feedback',
  title: 'Feedback',
  entries: [
    {
      of: ['Alert'],
      room: 'half',
      states: [
        ...severities.map((severity) => ({
          name: severity,
          node: (
            <Alert severity={severity} title="Code resent" onClose={nothing}>
              Please check your phone.
            </Alert>
          ),
        })),
        {
          name: 'with an action',
          node: (
            <Alert
              severity="warning"
              live="off"
              actions={
                <Button size="sm" variant="secondary">
                  Renew
                </Button>
              }
            >
              Your pre-qualification expires in 3 days.
            </Alert>
          ),
        },
      ],
    },
    {
      of: ['Badge'],
      states: [...tones, 'solid', 'raised'].map((tone) => ({
        name: tone,
        node: (
          <Badge tone={tone as (typeof tones)[number]} icon="tag">
            Great price
          </Badge>
        ),
      })),
    },
    {
      of: ['StatusPill'],
      states: tones.map((tone) => ({ name: tone, node: <StatusPill tone={tone}>In progress</StatusPill> })),
    },
    {
      of: ['ProgressBar', 'Spinner', 'Skeleton', 'TextSkeleton', 'CardSkeleton'],
      states: [
        { name: 'progress', node: <ProgressBar label="Upload" percent={62} /> },
        { name: 'progress, unknown', node: <ProgressBar label="Upload of a photo" percent={null} /> },
        { name: 'spinner', node: <Spinner label="Loading" /> },
        { name: 'skeleton', node: <Skeleton height="48px" width="full" /> },
        { name: 'skeleton of a text', node: <TextSkeleton lines={3} /> },
        { name: 'skeleton of a card', node: <CardSkeleton height="196px" /> },
      ],
    },
    {
      of: ['RetryPanel', 'EmptyState', 'SandboxBox'],
      room: 'half',
      states: [
        { name: 'failed', node: <RetryPanel onRetry={nothing} phone={samplePhone} /> },
        { name: 'trying again', node: <RetryPanel onRetry={nothing} busy phone={samplePhone} /> },
        {
          name: 'nothing here',
          node: (
            <EmptyState
              icon="heart"
              title="No saved vehicles yet"
              text="Tap the heart on a vehicle to save it here."
              actions={<LinkButton href="#search">Browse vehicles</LinkButton>}
            />
          ),
        },
        { name: 'sandbox', node: <SandboxBox title="Test cards">Use 4242 4242 4242 4242.</SandboxBox> },
      ],
    },
    {
      of: ['ErrorPage'],
      room: 'whole',
      states: [
        { name: 'not found', node: <ErrorPage code={404} /> },
        { name: 'our fault', node: <ErrorPage code={500} /> },
      ],
    },
  ],
};
