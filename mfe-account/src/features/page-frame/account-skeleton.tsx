import { Card, chakra, Skeleton } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    marginTop: '6',
    '& .fc-card': {
      display: 'grid',
      gap: '14px',
      alignContent: 'start',
      minHeight: '248px',
      paddingBlock: '5',
      paddingInline: { base: '4', sm: '6' },
    },
    '& .fc-media': {
      display: 'grid',
      gridTemplateColumns: '86px minmax(0, 1fr)',
      gap: '4',
      alignItems: 'center',
    },
  },
});

/** A line of text, as high as one of the first paint. */
function Line({ width }: { readonly width?: string }) {
  return <Skeleton height="18px" width={width} />;
}

/** What is below the heading of an account page while it loads, named by `label`, in the shape of the first paint's blocks. */
export function AccountSkeleton({ label }: { readonly label: string }) {
  return (
    <Root role="status" aria-label={label}>
      <Line width="40%" />
      {[1, 2].map((card) => (
        <Card key={card} className="fc-card" aria-hidden tone="flat" padding="none">
          <div className="fc-media">
            <Skeleton height="65px" />
            <Line />
          </div>
          <Line />
          <Line />
          <Skeleton height="48px" borderRadius="control" maxWidth={{ md: '280px' }} />
        </Card>
      ))}
    </Root>
  );
}
