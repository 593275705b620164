import { useRef, useState, type DragEvent, type Ref } from 'react';
import { Button, chakra } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { StepActions } from '../../step-screen/index.ts';
import { useCamera } from './use-camera.ts';

const accept = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

const Area = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '4',
    border: '1.5px dashed',
    borderColor: 'lineStrong',
    borderRadius: 'card',
    background: 'surface',
    '&[data-over=true]': { borderColor: 'brand', background: 'brandSoft' },
    '& p': {
      display: { base: 'none', sm: 'block' },
      margin: '0',
      flex: '1 1 220px',
      textStyle: 'small',
      color: 'inkMuted',
    },
    '&[hidden]': { display: 'none' },
    '& .fc-actions > button': { width: { base: 'full', sm: 'auto' } },
    // A phone has a camera, and nothing is dropped on it: no box in the card.
    '&[data-camera=true]': { padding: '0', border: 'none', background: 'transparent' },
  },
});

interface FileChooserProps {
  /** What the files are for, used in accessible names. */
  readonly documentName: string;
  /** Whether there is no file yet. */
  readonly isFirst: boolean;
  /** Whether choosing the first one is the main action of the page. */
  readonly isMain: boolean;
  /** Whether a file failed: another one is chosen there, and here only a photo can be taken. */
  readonly isFailed: boolean;
  /** Whether a file was refused: its alert has the one way to another. */
  readonly isRefused: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Nothing is left to press: what failed is replaced in its row or alert. */
function isHidden({ isFailed, isRefused }: FileChooserProps, hasCamera: boolean): boolean {
  return isRefused || (isFailed && !hasCamera);
}

/** Chooses files by the camera first where there is one, by a button, or by drag and drop, which is never the only way. */
export function FileChooser(props: FileChooserProps) {
  const { documentName, isFirst, isMain, isFailed, onFiles, ref } = props;
  const { t } = useTranslation('checkout');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hasCamera = useCamera();
  const variant = isFirst && isMain ? 'primary' : 'secondary';
  const handleChosen = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onFiles(dropped);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Area
      data-over={isOver}
      data-camera={hasCamera}
      hidden={isHidden(props, hasCamera)}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={t('documents.filesFor', { name: documentName })}
        onChange={(event) => handleChosen(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('documents.photoFor', { name: documentName })}
        onChange={(event) => handleChosen(event.currentTarget)}
      />
      <StepActions isFurther>
        {hasCamera && (
          <Button
            icon="image"
            variant={variant}
            aria-label={t('documents.takePhotoOf', { name: documentName })}
            onClick={() => camera.current?.click()}
          >
            {t('documents.takePhoto')}
          </Button>
        )}
        {!isFailed && (
          <Button
            ref={ref}
            icon="upload"
            variant={hasCamera ? 'secondary' : variant}
            aria-label={t(isFirst ? 'documents.chooseFor' : 'documents.chooseMoreFor', {
              name: documentName,
            })}
            onClick={() => files.current?.click()}
          >
            {t(isFirst ? 'documents.choose' : 'documents.chooseMore')}
          </Button>
        )}
      </StepActions>
      {!hasCamera && <p>{t('documents.orDrop')}</p>}
    </Area>
  );
}
