import { maxEventCapacity } from '@park/contract/event-limits';
import { Checkbox, Field, TextInput } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { MomentField } from './MomentField';
import { useCheckedField } from './use-checked-field';
import type { Publication } from './use-publication';

const noSettings = { capacity: null, opensAt: null, closesAt: null };

/** Whether and when people register in the portal, and for how many places. */
export function RegistrationFields({ publication }: { readonly publication: Publication }) {
  const { t } = usePortalTexts();
  const field = useCheckedField(publication, 'registration');
  const { body, set } = publication;
  const settings = body.registration;
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
            {...field('capacity')}
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
              {...field(key)}
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
