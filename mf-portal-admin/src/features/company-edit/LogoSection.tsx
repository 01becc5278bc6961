import type { ManagedCompany } from '@park/contract/company-editing';
import { useCommand, type CallError } from '@park/platform';
import { Button, ConfirmDialog, ErrorPanel, Monogram, Notice, Section, useToast } from '@park/ui';
import { FileField, FocusFrame, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePickedLogo } from '../../shared/logo/use-picked-logo';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyEdit.module.css';
import { refreshesCompanies } from './refreshed-calls';

const CropDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "crop-logo" */ '../../shared/logo/CropDialog')).CropDialog,
);

/** The logo: chosen, cropped, and shown on light and dark. */
export function LogoSection({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const picked = usePickedLogo();
  const [error, setError] = useState<CallError>();
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // The button disappears with the picture.
  const focusFrame = useFocusAfterRender(frame);
  const remove = useCommand('DELETE /api/companies/{id}/logo', refreshesCompanies);

  async function clear() {
    const result = await remove.run({ params: { id: company.id } });
    setIsAsking(false);
    setError(result.ok ? undefined : result.error);
    if (!result.ok) return;
    focusFrame();
    show({ message: t('people.companyEdit.logo.removed') });
  }

  return (
    <Section title={t('people.companyEdit.logo.title')}>
      <FocusFrame ref={frame} className={styles.main}>
        <Monogram name={company.name} picture={company.logo} size="large" />
        <FileField
          label={t('people.companyEdit.logo.choose')}
          help={t('people.companyEdit.logo.help')}
          accept="image/png,image/jpeg,image/webp"
          onFile={(file) => void picked.pick(file)}
        />
        {picked.refusal && (
          <Notice tone="danger" announce>
            {picked.refusal}
          </Notice>
        )}
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
        {company.logo && (
          <div>
            <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
              {t('people.companyEdit.logo.remove')}
            </Button>
          </div>
        )}
      </FocusFrame>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('people.companyEdit.logo.removeQuestion', { company: company.name })}
        confirmText={t('people.companyEdit.logo.remove')}
        busy={remove.isRunning}
        busyText={t('people.companyEdit.logo.removing')}
        onConfirm={() => void clear()}
        onClose={() => setIsAsking(false)}
      >
        {t('people.companyEdit.logo.removeResult')}
      </ConfirmDialog>
      {picked.image && <CropDialog company={company} image={picked.image} onClose={picked.clear} />}
    </Section>
  );
}
