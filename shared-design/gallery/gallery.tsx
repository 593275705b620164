import { useState } from 'react';
import {
  Alert,
  AppLink,
  Badge,
  Box,
  Button,
  Card,
  DefinitionList,
  EmptyState,
  ErrorPage,
  Heading,
  Icon,
  LinkButton,
  Page,
  PageHeading,
  PriceLines,
  ProgressBar,
  RetryPanel,
  SearchBox,
  SimpleGrid,
  Stack,
  StatusPill,
  StepList,
  Text,
  VehicleCard,
  VehicleCardSkeleton,
} from '../src/index.ts';
import { iconPaths, type IconName } from '../src/icon/icon-paths.ts';
import { GalleryFields } from './gallery-fields.tsx';
import { samplePayments, sampleVehicle } from './samples.ts';

const nothing = () => undefined;
const phone = { number: '2075550178', label: '207-555-0178' };

function Band({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="5" as="section">
      <Heading as="h2">{title}</Heading>
      {children}
    </Stack>
  );
}

function Hero({ tagline }: { tagline: string }) {
  const [keyword, setKeyword] = useState('');
  return (
    <Box background="hero" color="onHero">
      <Page>
        <Stack gap="6" paddingBlock={{ base: '6', md: '12' }} maxWidth="720px">
          <Text textStyle="eyebrow" opacity="0.85">
            Buy online, start to finish
          </Text>
          <Text as="h1" textStyle="hero">
            {tagline}
          </Text>
          <SearchBox
            label="Make, model or keyword"
            placeholder="Make, model or keyword"
            value={keyword}
            onChange={setKeyword}
            onSearch={nothing}
          />
          <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
            <LinkButton href="/search" variant="onDark" trailingIcon="arrowRight">
              Shop all vehicles
            </LinkButton>
            <LinkButton href="/trade" variant="onDarkOutline">
              Value your trade
            </LinkButton>
          </Stack>
        </Stack>
      </Page>
    </Box>
  );
}

function Actions() {
  return (
    <Stack gap="4">
      <Stack direction="row" wrap="wrap" gap="3" align="center">
        <Button>Continue</Button>
        <Button variant="accent">Reserve this car</Button>
        <Button variant="secondary" icon="heart">
          Save
        </Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="critical">Remove</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Sending</Button>
        <Button size="sm" variant="secondary">
          Small
        </Button>
        <Button size="lg">Large</Button>
      </Stack>
      <Stack direction="row" wrap="wrap" gap="3" align="center">
        <Badge>New</Badge>
        <Badge tone="brand" icon="shield">
          Certified Pre-Owned
        </Badge>
        <Badge tone="success">Great price</Badge>
        <Badge tone="warning">Sale Pending</Badge>
        <Badge tone="solid">Sold</Badge>
        <StatusPill tone="success">Completed</StatusPill>
        <StatusPill tone="warning">Waiting for the lender</StatusPill>
        <StatusPill tone="error">Needs attention</StatusPill>
        <StatusPill tone="info">In progress</StatusPill>
        <StatusPill>Not ready</StatusPill>
      </Stack>
      <Text>
        Read our <AppLink href="/returns">5 day money-back guarantee</AppLink> before you sign.
      </Text>
    </Stack>
  );
}

function Cards() {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3, xl: 4 }} gap="5">
      {samplePayments.map(({ id, vehicle, payment }, index) => (
        <VehicleCard
          key={id}
          vehicle={vehicle}
          payment={payment}
          favorite={{ isSaved: index === 1, onToggle: nothing }}
          compare={{ isCompared: index === 2, onToggle: nothing }}
          dealerPhone={phone}
          similarHref="/search"
          personalizeHref="/vehicle/sample#payment"
          onAdjustDownPayment={nothing}
          onRemoveTrade={nothing}
        />
      ))}
      <VehicleCardSkeleton />
    </SimpleGrid>
  );
}

function Feedback() {
  return (
    <Stack gap="4">
      <Alert severity="success" title="Code resent" onClose={nothing}>
        Please check your phone.
      </Alert>
      <Alert severity="error">Your email and/or password are incorrect. Please try again.</Alert>
      <Alert severity="warning">Your pre-qualification expires in 3 days.</Alert>
      <Alert severity="info" title="Your offer is valid for 7 days">
        We hold this price until December 1.
      </Alert>
      <ProgressBar label="Upload" percent={62} />
      <RetryPanel onRetry={nothing} phone={phone} />
      <EmptyState
        icon="heart"
        title="No saved vehicles yet"
        text="Tap the heart on any car and it waits for you here."
        actions={<LinkButton href="/search">Browse vehicles</LinkButton>}
      />
    </Stack>
  );
}

function Data() {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <Card>
        <PriceLines
          caption="Your deal"
          lines={[
            { id: 'price', label: 'Vehicle price', amountCents: 3_249_500 },
            { id: 'inc', label: 'Incentives', amountCents: -150_000, kind: 'credit' },
            {
              id: 'tax',
              label: 'Taxes, title and registration',
              amountCents: 212_347,
              note: 'Estimated for ZIP 04101',
            },
            { id: 'del', label: 'Delivery', amountCents: 0, amountText: 'Included' },
            { id: 'down', label: 'Down payment', amountCents: -250_000, kind: 'credit' },
            { id: 'total', label: 'Amount financed', amountCents: 3_061_847, kind: 'total' },
          ]}
        />
      </Card>
      <Card>
        <StepList
          label="Your order"
          steps={[
            {
              id: 'a',
              title: 'Verify insurance',
              status: 'complete',
              href: '#',
              detail: 'Done on November 18',
            },
            {
              id: 'b',
              title: 'Verify ID',
              status: 'attention',
              href: '#',
              detail: 'The photo was too dark.',
            },
            { id: 'c', title: 'Upload documents', status: 'current', isCurrent: true, href: '#' },
            { id: 'd', title: 'Sign contract', status: 'waiting', detail: 'Waits for your documents.' },
            { id: 'e', title: 'Schedule delivery', status: 'waiting' },
          ]}
        />
      </Card>
      <Card>
        <DefinitionList
          rows={[
            { id: 'vin', label: 'VIN', value: sampleVehicle.vin },
            { id: 'miles', label: 'Mileage', value: '12,480 mi' },
            { id: 'drive', label: 'Drivetrain', value: 'All-wheel drive' },
          ]}
        />
      </Card>
      <Card tone="sunken">
        <Stack gap="4">
          <Stack direction="row" wrap="wrap" gap="4">
            {(Object.keys(iconPaths) as IconName[]).map((name) => (
              <Icon key={name} name={name} />
            ))}
          </Stack>
        </Stack>
      </Card>
    </SimpleGrid>
  );
}

/** Every component on one page, for viewing in a tenant's theme. */
export function Gallery({ tagline }: { tagline: string }) {
  return (
    <>
      <Hero tagline={tagline} />
      <Page>
        <Stack gap={{ base: '12', md: '16' }}>
          <PageHeading eyebrow="Search" lead="Every price and payment is the one that you will sign.">
            248 cars near Portland
          </PageHeading>
          <Cards />
          <Band title="Actions and labels">
            <Actions />
          </Band>
          <Band title="Fields">
            <GalleryFields />
          </Band>
          <Band title="Numbers and steps">
            <Data />
          </Band>
          <VehicleCard
            layout="row"
            vehicle={sampleVehicle}
            payment={samplePayments[0]!.payment}
            onClose={nothing}
            closeLabel="Remove from cart"
          />
          <Band title="Feedback">
            <Feedback />
          </Band>
          <ErrorPage code={404} />
        </Stack>
      </Page>
    </>
  );
}
