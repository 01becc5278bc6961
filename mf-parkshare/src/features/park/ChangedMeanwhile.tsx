import { Button, Cluster, Notice, Stack, Table } from '@park/ui';
import { useEffect, useRef } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

export interface ChangedField {
  readonly label: string;
  readonly stored: string;
  readonly own: string;
}

export interface ChangedMeanwhileProps {
  readonly fields: readonly ChangedField[];
  readonly onUseStored: () => void;
  readonly onKeepOwn: () => void;
}

/** Somebody else saved while the dialog was open: both states side by side, to choose from. */
export function ChangedMeanwhile({ fields, onUseStored, onKeepOwn }: ChangedMeanwhileProps) {
  const { t } = useParkshareTexts();
  const different = fields.filter(({ stored, own }) => stored !== own);
  const part = useRef<HTMLDivElement>(null);
  // The button that saves is at the end of a long form: without the focus nobody would see why nothing was saved.
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1}>
      <Notice tone="warning">
        <Stack gap={3}>
          <p>{t('changed.text')}</p>
          {different.length > 0 && (
            <Table<ChangedField>
              caption={t('changed.caption')}
              rows={different}
              rowKey={({ label }) => label}
              columns={[
                { key: 'label', header: t('changed.field'), isRowHeader: true, cell: ({ label }) => label },
                { key: 'stored', header: t('changed.stored'), cell: ({ stored }) => stored || '–' },
                { key: 'own', header: t('changed.own'), cell: ({ own }) => own || '–' },
              ]}
            />
          )}
          <Cluster>
            <Button size="small" onClick={onUseStored}>
              {t('changed.useStored')}
            </Button>
            <Button size="small" onClick={onKeepOwn}>
              {t('changed.keepOwn')}
            </Button>
          </Cluster>
        </Stack>
      </Notice>
    </div>
  );
}
