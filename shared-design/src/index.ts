export { Box, Heading, SimpleGrid, Stack, Text, chakra } from '@chakra-ui/react';

export { DesignProvider, type DesignProviderProps } from './provider/design-provider.tsx';
export { type Navigate } from './provider/navigation-context.ts';
export { designTexts, type DesignTextKey } from './text/design-texts.ts';
export { breakpointsPx } from './theme/design-tokens.ts';

export { AppLink, type AppLinkProps } from './action/app-link.tsx';
export { Button, type ButtonProps } from './action/button.tsx';
export { type ButtonLook, type ButtonSize, type ButtonVariant } from './action/button-styles.ts';
export { IconButton, type IconButtonProps } from './action/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './action/link-button.tsx';
export { SocialButton, type SocialButtonProps } from './action/social-button.tsx';

export { DefinitionList, type DefinitionListProps, type DefinitionRow } from './data/definition-list.tsx';
export { IncentiveList, type IncentiveListProps } from './data/incentive-list.tsx';
export { PriceLines, type PriceLineItem, type PriceLinesProps } from './data/price-lines.tsx';
export type { PriceMoney } from './data/money-lines.ts';
export { Money, type MoneyProps } from './data/money.tsx';

export { Alert, type AlertProps } from './feedback/alert.tsx';
export { Badge, type BadgeProps } from './feedback/badge.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorPage, type ErrorPageProps } from './feedback/error-page.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { RetryPanel, type RetryPanelProps } from './feedback/retry-panel.tsx';
export { SandboxBox, type SandboxBoxProps } from './feedback/sandbox-box.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { SnackbarStack, type Snackbar, type SnackbarStackProps } from './feedback/snackbar-stack.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { StatusPill, type StatusPillProps } from './feedback/status-pill.tsx';
export { TextSkeleton, type TextSkeletonProps } from './feedback/text-skeleton.tsx';
export { type Severity, type Tone } from './feedback/tone.ts';

export { CheckboxField, type CheckboxFieldProps } from './form/checkbox-field.tsx';
export { CodeField, type CodeFieldProps } from './form/code-field.tsx';
export { DollarField, type DollarFieldProps } from './form/dollar-field.tsx';
export { EmailField, type EmailFieldProps } from './form/email-field.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './form/error-summary.tsx';
export { type ControlWiring, type FieldFrameProps } from './form/field-frame.tsx';
export { fieldId } from './form/field-id.ts';
export { type FieldTexts } from './form/field-types.ts';
export { MaskedField, type MaskedFieldProps } from './form/masked-field.tsx';
export { PasswordField, type PasswordFieldProps } from './form/password-field.tsx';
export { PhoneField, type PhoneFieldProps } from './form/phone-field.tsx';
export { RadioGroupField, type RadioGroupFieldProps, type RadioOption } from './form/radio-group-field.tsx';
export { RangeField, type RangeFieldProps } from './form/range-field.tsx';
export { type Range, type RangeBounds } from './form/range-rules.ts';
export { HiddenFields, type HiddenFieldsProps } from './form/hidden-fields.tsx';
export { SearchBox, type SearchBoxProps } from './form/search-box.tsx';
export { SegmentedControl, type SegmentedControlProps } from './form/segmented-control.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './form/select-field.tsx';
export { SsnField, type SsnFieldProps } from './form/ssn-field.tsx';
export { SubmitButton, type SubmitButtonProps } from './form/submit-button.tsx';
export { TextAreaField, type TextAreaFieldProps } from './form/text-area-field.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export { useErrorTitle } from './form/use-error-title.ts';
export { useZipDraft, type ZipDraft } from './form/use-zip-draft.ts';

export { Icon, type IconProps } from './icon/icon.tsx';
export { type IconName } from './icon/icon-paths.ts';

export { ActionRow } from './layout/action-row.ts';
export { Card, type CardProps } from './layout/card.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { PageHeading, type PageHeadingProps } from './layout/page-heading.tsx';
export { useArrivalFocus } from './layout/use-arrival-focus.ts';
export { usePageTitle } from './layout/use-page-title.ts';
export { VisuallyHidden } from './layout/visually-hidden.tsx';

export { AccountNav, type AccountNavItem, type AccountNavProps } from './navigation/account-nav.tsx';
export { Chip, type ChipProps } from './navigation/chip.tsx';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export { StepList, type Step, type StepListProps, type StepListStatus } from './navigation/step-list.tsx';

export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { Drawer, type DrawerProps } from './overlay/drawer.tsx';
export { type TooltipProps } from './overlay/tooltip.tsx';

export {
  cardPayment,
  type CardPayment,
  type PaymentFacts,
  type PaymentTerms,
  type PriceDetails,
} from './vehicle/card-payment.ts';
export { type CardImage, type CardVehicle } from './vehicle/card-vehicle.ts';
export { orderCardVehicle } from './vehicle/order-card-vehicle.ts';
export { orderPicture } from './vehicle/order-picture.ts';
export { usePictureText } from './vehicle/use-picture-text.ts';
export { VehicleCard } from './vehicle/vehicle-card.tsx';
export { type VehicleCardProps } from './vehicle/vehicle-card-props.ts';
export {
  PaymentTooltip,
  PriceTooltip,
  type PaymentTooltipProps,
  type PriceTooltipProps,
} from './vehicle/vehicle-card-tooltips.tsx';
export { VehicleCardSkeleton } from './vehicle/vehicle-card-skeleton.tsx';
export { VehicleMedia, type VehicleMediaProps } from './vehicle/vehicle-media.tsx';
