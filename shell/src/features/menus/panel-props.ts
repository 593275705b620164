/** What every panel of the header is given. */
export interface PanelProps {
  readonly onClose: () => void;
}
