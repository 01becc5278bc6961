import type { Supplier } from '@park/contract/suppliers';
import { useFormat, usePermission } from '@park/platform';
import { Button, Monogram, UiLink } from '@park/ui';
import { ThumbsUpIcon } from '@park/ui/icons';
import { webAddress } from '../content/web-address';
import { useDirectoryTexts } from '../texts/use-directory-texts';
import styles from './SupplierRows.module.css';
import { useVote } from './use-vote';

export interface SupplierRowsProps {
  readonly suppliers: readonly Supplier[];
  readonly categoryLabel: (id: string) => string | undefined;
}

export function SupplierRows({ suppliers, categoryLabel }: SupplierRowsProps) {
  return (
    // Safari takes a list without bullets for no list; the role says it again.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.list} role="list">
      {suppliers.map((supplier) => (
        <li key={supplier.id} className={styles.row}>
          <Monogram name={supplier.name} picture={supplier.logo} />
          <div className={styles.words}>
            <h2 className={styles.name}>{supplier.name}</h2>
            <p className={styles.category}>{categoryLabel(supplier.category) ?? supplier.category}</p>
            {supplier.description && <p lang={supplier.language}>{supplier.description}</p>}
            <Contact supplier={supplier} />
          </div>
          <Recommendation supplier={supplier} />
        </li>
      ))}
    </ul>
  );
}

function Contact({ supplier: { website, email, phone } }: { supplier: Supplier }) {
  const site = webAddress(website);
  if (!site && !email && !phone) return null;
  return (
    <p className={styles.contact}>
      {site && <UiLink href={site.href}>{site.label}</UiLink>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </p>
  );
}

function Recommendation({ supplier }: { supplier: Supplier }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const mayVote = usePermission('Suppliers_Vote');
  const { votes, hasVoted, toggle } = useVote(supplier);
  return (
    <div className={styles.recommendation}>
      <p className={styles.votes}>{t('suppliers.votes', { count: votes, shown: format.number(votes) })}</p>
      {mayVote && (
        <span data-print="hide">
          <Button size="small" variant={hasVoted ? 'primary' : 'secondary'} icon={<ThumbsUpIcon size={16} />} aria-pressed={hasVoted} aria-label={t('suppliers.voteFor', { name: supplier.name })} onClick={toggle}>
            {t('suppliers.vote')}
          </Button>
        </span>
      )}
    </div>
  );
}
