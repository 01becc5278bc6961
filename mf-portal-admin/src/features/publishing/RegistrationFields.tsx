import { maxEventCapacity } from '@park/contract/event-limits';
import { useTexts } from '@park/platform';
import { Checkbox, Field, TextInput } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { MomentField } from './MomentField';
import type { Publication } from './use-publication';

const noSettings = { capacity: null, opensAt: null, closesAt: null };

/** Whether and when people register in the portal, and for how many places. */
export function RegistrationFields({ publication }: { readonly publication: Publication }) {
  const { t } = usePortalTexts();
  const { t: translate } = useTexts();
  const { body, faults, set } = publication;
  const settings = body.registration;
  const faultOf = (key: string) => {
    const fault = faults[`registration.${key}`];
    return fault && translate(fault);
  };
  return (
    <>
      <Checkbox
        label={t('publishing.registration.isOn')}
        help={t('publishing.registration.isOnHelp')}
        checked={Boolean(settings)}
        onChange={({ target }) => set({ registration: target.checked ? noSettings : null })}
      />
      {settings && (
        <>
          <Field
            label={t('publishing.registration.capacity')}
            help={t('publishing.registration.capacityHelp')}
            error={faultOf('capacity')}
            optional
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                maxLength={String(maxEventCapacity).length}
                value={settings.capacity ?? ''}
                onChange={({ target }) => {
                  const digits = target.value.replace(/\D/g, '');
                  set({ registration: { ...settings, capacity: digits === '' ? null : Number(digits) } });
                }}
              />
            )}
          </Field>
          {(['opensAt', 'closesAt'] as const).map((key) => (
            <MomentField
              key={key}
              label={t(`publishing.registration.${key}`)}
              help={t(`publishing.registration.${key}Help`)}
              error={faultOf(key)}
              value={settings[key]}
              optional
              onChange={(value) => set({ registration: { ...settings, [key]: value || null } })}
            />
          ))}
        </>
      )}
    </>
  );
}
