import { AppLink, chakra } from '@forecourt/shared-design';
import { useTenant } from '@forecourt/shared-contracts/react';

const Mark = chakra('svg', { base: { height: '28px', width: 'auto', flexShrink: '0', color: 'brand' } });
const Name = chakra('span', {
  base: {
    // The first face is the document's: the name waits for it instead of changing its face.
    fontFamily: 'fc-name, var(--fc-font-display)',
    fontWeight: 'display',
    // Smaller on the narrowest screens, and a longer name on two lines, so that it pushes no menu out of the page.
    fontSize: { base: 'clamp(0.8125rem, 4vw, 1rem)', sm: 'lg' },
    letterSpacing: 'tight',
    lineHeight: '1.15',
    maxHeight: '2.3em',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
});
const Row = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minWidth: '0' },
});

/** The tenant's mark and name; links to the landing page. */
export function BrandLink() {
  const { brandName, logo } = useTenant();
  return (
    <AppLink href="/" variant="plain">
      <Row>
        <Mark viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true" focusable="false">
          <path d={logo.path} fill="currentColor" />
        </Mark>
        <Name>{brandName}</Name>
      </Row>
    </AppLink>
  );
}
