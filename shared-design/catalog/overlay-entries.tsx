import { orderFixture } from './fixtures.ts';
import { CancelOrderDialog } from '../src/cancellation/cancel-order-dialog.tsx';
import { PaymentDerivation } from '../src/purchase/index.ts';
import { SessionOverDialog } from '../src/session/session-over-dialog.tsx';
import { SessionWarningDialog } from '../src/session/session-warning-dialog.tsx';
import { DateGrid } from '../src/picker/date-grid.tsx';
import { DatePicker, TimePicker } from '../src/picker/index.ts';
import { Button, Dialog, Drawer } from '../src/index.ts';
import { nothing, type CatalogEntry, type CatalogSection } from './catalog-entry.ts';
import { sampleDerivation } from './data-entries.tsx';

const texts = {
  open: 'Choose a date',
  format: 'MM/DD/YYYY',
  title: 'Delivery date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  keys: 'Arrow keys move by day and week, Page Up and Page Down by month.',
};
const days = {
  todayOn: '2026-11-20',
  minOn: '2026-11-20',
  maxOn: '2026-12-20',
  reasonOf: (dateOn: string) => (dateOn.endsWith('6') ? 'Closed on Thursdays' : undefined),
  texts,
};
const slots = [
  { value: '9', label: '9 AM to 11 AM' },
  { value: '11', label: '11 AM to 1 PM' },
];

const pickers: CatalogEntry = {
  of: ['DatePicker', 'TimePicker'],
  states: [
    {
      name: 'date',
      node: <DatePicker name="d1" label="Delivery date" value="11/24/2026" onChange={nothing} {...days} />,
    },
    {
      name: 'date, error',
      node: (
        <DatePicker
          name="d2"
          label="Delivery date"
          value="11/2"
          error="Enter a date"
          onChange={nothing}
          {...days}
        />
      ),
    },
    {
      name: 'calendar',
      node: (
        <DateGrid
          focusedOn="2026-11-24"
          chosenOn="2026-11-24"
          locale="en-US"
          onMove={nothing}
          onChoose={nothing}
          {...days}
        />
      ),
    },
    {
      name: 'time',
      node: (
        <TimePicker
          name="d3"
          label="Delivery time"
          options={slots}
          value="9"
          onChange={nothing}
          placeholder="Choose a time"
          title="Select a Time"
          select="Select"
        />
      ),
    },
    {
      name: 'time, disabled',
      node: (
        <TimePicker
          name="d4"
          label="Delivery time"
          disabled
          options={slots}
          value=""
          onChange={nothing}
          placeholder="Choose a time"
          title="Select a Time"
          select="Select"
        />
      ),
    },
  ],
};

const panels: CatalogEntry = {
  of: ['Dialog', 'Drawer'],
  room: 'half',
  states: [
    {
      name: 'dialog',
      node: (
        <Dialog
          isOpen
          onClose={nothing}
          title="Remove this vehicle?"
          footer={
            <>
              <Button variant="secondary">Keep it</Button>
              <Button variant="critical">Remove</Button>
            </>
          }
        >
          Your choices for it are removed, too.
        </Dialog>
      ),
    },
    {
      name: 'dialog that must be answered',
      node: (
        <Dialog isOpen isClosable={false} onClose={nothing} title="Before you sign">
          Read your contract first.
        </Dialog>
      ),
    },
    {
      name: 'drawer',
      node: (
        <Drawer isOpen onClose={nothing} title="Filters" footer={<Button fullWidth>View results</Button>}>
          Make, model, price
        </Drawer>
      ),
    },
  ],
};

const questions: CatalogEntry = {
  of: ['loadCancelOrderDialog', 'SessionGuard', 'PaymentDerivation'],
  room: 'half',
  states: [
    {
      name: 'cancel the order',
      node: (
        <CancelOrderDialog
          order={orderFixture()}
          isSending={false}
          failure={undefined}
          onKeep={nothing}
          onConfirm={nothing}
        />
      ),
    },
    {
      name: 'too late to cancel',
      node: (
        <CancelOrderDialog
          order={orderFixture()}
          isSending={false}
          failure="signed"
          onKeep={nothing}
          onConfirm={nothing}
        />
      ),
    },
    { name: 'session ends soon', node: <SessionWarningDialog remainingMs={95_000} /> },
    { name: 'session over', node: <SessionOverDialog email="ana@example.com" /> },
    {
      name: 'how we got this payment',
      node: sampleDerivation && (
        <PaymentDerivation
          isOpen
          onClose={nothing}
          derivation={sampleDerivation}
          note="Our standard rate for very good credit."
        />
      ),
    },
  ],
};

/** Panels over the page, drawn in their place. */
export const overlays: CatalogSection = {
  id: 'overlays',
  title: 'Panels and pickers',
  entries: [pickers, panels, questions],
};
