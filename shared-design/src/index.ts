export { Box, Stack, Text, chakra } from '@chakra-ui/react';

export { DesignProvider } from './provider/design-provider.tsx';
export { designTexts } from './text/design-texts.ts';
export { useDesignText } from './text/use-design-text.ts';
export { breakpointsPx } from './theme/design-tokens.ts';

export { AppLink } from './action/app-link.tsx';
export { Button, type ButtonProps } from './action/button.tsx';
export { IconButton } from './action/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './action/link-button.tsx';

export { DefinitionList } from './data/definition-list.tsx';
export { IncentiveList } from './data/incentive-list.tsx';
export { PriceLines, type PriceLineItem } from './data/price-lines.tsx';
export type { PriceMoney } from './data/money-lines.ts';
export { Money } from './data/money.tsx';

export { Alert } from './feedback/alert.tsx';
export { Badge } from './feedback/badge.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorPage } from './feedback/error-page.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { RetryPanel } from './feedback/retry-panel.tsx';
export { CardSkeleton } from './feedback/card-skeleton.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { TextSkeleton } from './feedback/text-skeleton.tsx';
export { type Severity, type Tone } from './feedback/tone.ts';

export { FieldFrame } from './form/field-frame.tsx';
export { fieldId } from './form/field-id.ts';
export { FieldMessage } from './form/field-message.tsx';
export { fieldStyles } from './form/field-styles.ts';
export { RangeField } from './form/range-field.tsx';
export { type Range } from './form/range-rules.ts';
export { HiddenFields } from './form/hidden-fields.tsx';
export { RemainingCharacters } from './form/remaining-characters.tsx';
export { SearchBox } from './form/search-box.tsx';
export { SegmentedControl } from './form/segmented-control.tsx';
export { SelectField } from './form/select-field.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export { useZipDraft } from './form/use-zip-draft.ts';

export { Icon } from './icon/icon.tsx';
export { type IconName } from './icon/icon-paths.ts';

export { ActionRow } from './layout/action-row.ts';
export { Card } from './layout/card.tsx';
export { Page } from './layout/page.tsx';
export { PageHeading } from './layout/page-heading.tsx';
export { useArrivalFocus } from './layout/use-arrival-focus.ts';
export { usePageTitle } from './layout/use-page-title.ts';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { ContactText } from './text/contact-text.tsx';
export { Whole, WholeWords } from './text/whole.tsx';

export { Dialog } from './overlay/dialog.tsx';
export { Drawer } from './overlay/drawer.tsx';
export { cardPayment, type CardPayment, type PriceDetails } from './vehicle/card-payment.ts';
export { type CardVehicle } from './vehicle/card-vehicle.ts';
export { usePictureText } from './vehicle/use-picture-text.ts';
export { VehicleCard } from './vehicle/vehicle-card.tsx';
export { type VehicleCardProps } from './vehicle/vehicle-card-props.ts';
export { PaymentTooltip, PriceTooltip } from './vehicle/vehicle-card-tooltips.tsx';
export { VehicleCardSkeleton } from './vehicle/vehicle-card-skeleton.tsx';
export { VehicleMedia } from './vehicle/vehicle-media.tsx';
