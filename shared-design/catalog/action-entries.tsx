import { AppLink, Button, IconButton, LinkButton } from '../src/index.ts';
import { SocialButton } from '../src/forms/index.ts';
import { nothing, type CatalogSection } from './catalog-entry.ts';

const variants = ['primary', 'accent', 'secondary', 'quiet', 'critical'] as const;

/** Buttons and links. */
export const actions: CatalogSection = {
  id: 'actions',
  title: 'Actions',
  entries: [
    {
      of: ['Button'],
      states: [
        ...variants.map((variant) => ({
          name: variant,
          node: <Button variant={variant}>Continue</Button>,
        })),
        ...(['hover', 'focus', 'active'] as const).map((caused) => ({
          name: caused,
          caused,
          node: <Button>Continue</Button>,
        })),
        { name: 'secondary, hover', caused: 'hover', node: <Button variant="secondary">Continue</Button> },
        { name: 'quiet, hover', caused: 'hover', node: <Button variant="quiet">Cancel</Button> },
        { name: 'disabled', node: <Button disabled>Continue</Button> },
        { name: 'busy', node: <Button busy>Sending</Button> },
        { name: 'small', node: <Button size="sm">Continue</Button> },
        { name: 'large', node: <Button size="lg">Continue</Button> },
        {
          name: 'full width, with icon',
          node: (
            <Button fullWidth icon="heart" variant="secondary">
              Save
            </Button>
          ),
        },
        {
          name: 'flush',
          node: (
            <Button variant="quiet" flush="always">
              Cancel the check
            </Button>
          ),
        },
      ],
    },
    {
      of: ['LinkButton'],
      states: [
        {
          name: 'with icon',
          node: (
            <LinkButton href="#cars" trailingIcon="arrowRight">
              Shop all vehicles
            </LinkButton>
          ),
        },
        {
          name: 'focus',
          caused: 'focus',
          node: (
            <LinkButton href="#cars" variant="secondary">
              Browse vehicles
            </LinkButton>
          ),
        },
      ],
    },
    {
      of: ['IconButton'],
      states: [
        { name: 'plain', node: <IconButton icon="close" label="Close" onClick={nothing} /> },
        {
          name: 'outline',
          node: <IconButton icon="compare" variant="outline" label="Compare" onClick={nothing} />,
        },
        {
          name: 'floating',
          node: <IconButton icon="heart" variant="floating" label="Save" pressed={false} onClick={nothing} />,
        },
        {
          name: 'pressed',
          node: <IconButton icon="heart" variant="floating" label="Save" pressed onClick={nothing} />,
        },
        {
          name: 'focus',
          caused: 'focus',
          node: <IconButton icon="close" label="Close" onClick={nothing} />,
        },
        { name: 'disabled', node: <IconButton icon="close" label="Close" disabled /> },
      ],
    },
    {
      of: ['AppLink'],
      states: [
        {
          name: 'inline',
          node: (
            <p>
              Read our <AppLink href="#returns">money-back guarantee</AppLink> first.
            </p>
          ),
        },
        {
          name: 'strong',
          node: (
            <AppLink href="#all" variant="strong">
              See all vehicles
            </AppLink>
          ),
        },
        {
          name: 'plain',
          node: (
            <AppLink href="#menu" variant="plain">
              Shopping
            </AppLink>
          ),
        },
        { name: 'hover', caused: 'hover', node: <AppLink href="#hover">See all vehicles</AppLink> },
        { name: 'focus', caused: 'focus', node: <AppLink href="#focus">See all vehicles</AppLink> },
      ],
    },
    {
      of: ['SocialButton'],
      states: (['google', 'facebook', 'apple'] as const).map((provider) => ({
        name: provider,
        node: <SocialButton provider={provider}>Continue with {provider}</SocialButton>,
      })),
    },
  ],
};
