import { useCall } from '@park/platform';
import type { RemoteStatus } from '@park/contract/release-status';
import { Checkbox, FieldError, SkeletonText } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useId } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';

type Roles = NonNullable<RemoteStatus['canary']>['roles'];

export interface RoleFieldProps {
  readonly chosen: Roles;
  /** Submitted without a role. */
  readonly isMissing: boolean;
  readonly onChange: (roles: Roles) => void;
}

/** Checkboxes for the roles of the catalog. The api rejects ids that are not roles. */
export function RoleField({ chosen, isMissing, onChange }: RoleFieldProps) {
  const { t } = usePortalTexts();
  const roles = useCall('GET /api/catalogs/{id}', { params: { id: 'roles' } });
  const id = useId();
  if (roles.status === 'pending') return <SkeletonText lines={4} />;
  if (roles.status === 'failed')
    return <LoadError compact error={roles.error} onRetry={roles.retry} isRetrying={roles.isRefreshing} />;
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
