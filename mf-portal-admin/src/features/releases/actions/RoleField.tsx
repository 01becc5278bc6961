import { useCall } from '@park/platform';
import type { RemoteStatus } from '@park/contract/releases';
import { Checkbox, ErrorPanel, FieldError, SkeletonText } from '@park/ui';
import { useId } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';

type Roles = NonNullable<RemoteStatus['canary']>['roles'];

export interface RoleChoiceProps {
  readonly chosen: Roles;
  /** Sent without any. */
  readonly isMissing: boolean;
  readonly onChange: (roles: Roles) => void;
}

/** The catalog's ids are the roles on the wire; what is no role of the contract is refused by the api, by name. */
export function RoleChoice({ chosen, isMissing, onChange }: RoleChoiceProps) {
  const { t } = usePortalTexts();
  const roles = useCall('GET /api/catalogs/{id}', { params: { id: 'roles' } });
  const id = useId();
  if (roles.status === 'pending') return <SkeletonText lines={4} />;
  if (roles.status === 'failed')
    return (
      <ErrorPanel compact headingLevel={3} error={roles.error} onRetry={roles.retry} isRetrying={roles.isRefreshing} />
    );
  const toggle = (role: Roles[number], isOn: boolean) =>
    onChange(isOn ? [...chosen, role] : chosen.filter((one) => one !== role));
  return (
    <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('releases.move.canary.roles')}</legend>
      <div className={styles.roles}>
        {roles.data.items.map((item) => {
          const role = Number(item.id) as Roles[number];
          return (
            <Checkbox
              key={item.id}
              label={item.label}
              checked={chosen.includes(role)}
              onChange={(event) => toggle(role, event.target.checked)}
            />
          );
        })}
      </div>
      <FieldError id={id} error={isMissing ? t('releases.move.canary.rolesMissing') : undefined} />
    </fieldset>
  );
}
