import type { Supplier } from '@park/contract/suppliers';
import { useFormat, usePermission } from '@park/platform';
import { Button, Monogram, UiLink } from '@park/ui';
import { ThumbsUpIcon } from '@park/ui/icons';
import { Row, Rows } from '@park/ui/pages';
import { phoneAddress } from '../../shared/phone-address';
import { webAddress } from '../../shared/web-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { SupplierActions } from './managing/SupplierActions';
import styles from './SupplierRows.module.css';
import { useVote } from './use-vote';

export interface SupplierRowsProps {
  readonly suppliers: readonly Supplier[];
  readonly categoryLabel: (id: string) => string | undefined;
  /** Shows the actions of people who manage suppliers. */
  readonly canManage: boolean;
  /** Shows the archived suppliers. */
  readonly isArchive: boolean;
}

export function SupplierRows({ suppliers, categoryLabel, canManage, isArchive }: SupplierRowsProps) {
  return (
    <Rows>
      {suppliers.map((supplier) => (
        <Row
          key={supplier.id}
          headingLevel={2}
          mark={<Monogram name={supplier.name} picture={supplier.logo} />}
          title={supplier.name}
          end={<Recommendation supplier={supplier} isArchived={isArchive} />}
        >
          <p className={styles.category}>{categoryLabel(supplier.category) ?? supplier.category}</p>
          {supplier.description && <p lang={supplier.language}>{supplier.description}</p>}
          <Contact supplier={supplier} />
          {canManage && (
            <div className={styles.actions}>
              <SupplierActions supplier={supplier} isArchived={isArchive} />
            </div>
          )}
        </Row>
      ))}
    </Rows>
  );
}

function Contact({ supplier: { website, email, phone } }: { supplier: Supplier }) {
  const site = webAddress(website);
  if (!site && !email && !phone) return null;
  return (
    <p className={styles.contact}>
      {site && <UiLink href={site.href}>{site.label}</UiLink>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={phoneAddress(phone)}>{phone}</a>}
    </p>
  );
}

function Recommendation({ supplier, isArchived }: { supplier: Supplier; isArchived: boolean }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const canVote = usePermission('Suppliers_Vote') && !isArchived;
  const { votes, hasVoted, toggle } = useVote(supplier);
  return (
    <div className={styles.recommendation}>
      <div className={styles.votes}>
        {supplier.votesPerMonth !== undefined && !isArchived && (
          <p className={styles.perMonth}>
            {t('suppliers.perMonth', { shown: format.number(Math.round(supplier.votesPerMonth * 100) / 100) })}
          </p>
        )}
        <p>
          {t(hasVoted ? 'suppliers.votesWithYours' : 'suppliers.votes', { count: votes, shown: format.number(votes) })}
        </p>
      </div>
      {canVote && (
        <span data-print="hide">
          <Button
            size="small"
            variant={hasVoted ? 'primary' : 'secondary'}
            icon={<ThumbsUpIcon size={16} />}
            aria-pressed={hasVoted}
            aria-label={t('suppliers.voteFor', { name: supplier.name })}
            onClick={toggle}
          >
            {t('suppliers.vote')}
          </Button>
        </span>
      )}
    </div>
  );
}
