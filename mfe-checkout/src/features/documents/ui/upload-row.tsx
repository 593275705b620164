import { Button, chakra, Icon, ProgressBar } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import type { UploadItem } from '../domain/upload-item.ts';
import { FileRow } from './file-row.tsx';
import { fileSize } from './file-size.ts';

const Picture = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: 'small',
    background: 'surfaceSunken',
    color: 'inkMuted',
  },
});

/** States without a fault, each with a text. */
type ProgressText = TextId<'checkout', 'documents.state'>;

interface UploadRowProps {
  readonly item: UploadItem;
  /** Whether sending it again, or choosing another file, is the main action of the page. */
  readonly isMain: boolean;
  readonly phone: string;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  /** Chooses another file in place of one that cannot be sent. */
  readonly onChooseOther: () => void;
}

/** A file being uploaded or one that failed: its progress, or why it failed and what to do. */
export function UploadRow(props: UploadRowProps) {
  const { item, phone } = props;
  const { t } = useTranslation('checkout');
  const isFailed = item.state.startsWith('FAIL_');
  const isUnderWay = item.state === 'UPLOADING' || item.state === 'ATTACHING';
  return (
    <FileRow
      picture={
        <Picture>
          <Icon name={isFailed ? 'warning' : 'upload'} sizePx={26} />
        </Picture>
      }
      actions={<UploadActions {...props} />}
    >
      <p className="fc-file">{item.name}</p>
      <p className="fc-note">{fileSize(item.file.size)}</p>
      {isFailed ? (
        <p className="fc-fault" role="alert">
          {t(`documents.fault.${item.fault ?? 'unknown'}`, { phone })}
        </p>
      ) : (
        <p className="fc-note">
          {t(`documents.state.${item.state as ProgressText}`, { percent: Math.round(item.percent) })}
        </p>
      )}
      {isUnderWay && (
        <ProgressBar label={item.name} percent={item.state === 'UPLOADING' ? item.percent : null} />
      )}
    </FileRow>
  );
}

/** Sends a file again, replaces it, or takes it away. */
function UploadActions({ item, isMain, onRetry, onRemove, onChooseOther }: UploadRowProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {item.state === 'FAIL_REMOTE' && (
        <Button size="sm" variant={isMain ? 'primary' : 'secondary'} icon="refresh" onClick={onRetry}>
          {t('documents.retry', { name: item.name })}
        </Button>
      )}
      {item.state === 'FAIL_LOCAL' && (
        <Button size="sm" variant={isMain ? 'primary' : 'secondary'} icon="upload" onClick={onChooseOther}>
          {t('documents.chooseOther')}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={onRemove}>
        {t(item.state.startsWith('FAIL_') ? 'documents.discard' : 'documents.cancel', { name: item.name })}
      </Button>
    </>
  );
}
