import { DealerHours } from './dealer-hours.tsx';
import { PanelBox } from './panel-box.tsx';
import { leavePanel } from '../model/leave-panel.ts';
import type { PanelProps } from '../model/panel-props.ts';
import { SupportLinks } from './support-links.tsx';

/** The support menu: how to reach the dealer and when. */
export function SupportPanel({ onClose }: PanelProps) {
  return (
    <PanelBox>
      <SupportLinks onFollow={() => leavePanel(onClose)} />
      <DealerHours />
    </PanelBox>
  );
}
