/** Props of every panel of the header. */
export interface PanelProps {
  readonly onClose: () => void;
}
