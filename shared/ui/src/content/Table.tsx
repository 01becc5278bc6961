/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see the roles' reason at Table */
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '@park/ui/icons';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** This column names the row, usually the first one. On a small screen it is the title of the row's block. */
  isRowHeader?: boolean;
  /** Use `end` for numbers and dates that are compared. Default: start. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Actions of the row: no label on small screens; the header is for screen readers only. */
  isActions?: boolean;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Caption of the table, which screen readers read first. */
  caption: string;
  /** Default: false, because the title of the section usually says the same. */
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  /** Called with the next order when a header is pressed; keep the order in the address. */
  onSort?: (sort: Sort) => void;
}

const nextSort = (key: string, sort?: Sort): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/**
 * For items that are compared. The explicit roles keep it a table for screen readers on small screens, where `display:
 * block` removes the semantics of table elements.
 */
export function Table<Row>({ caption, showCaption = false, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className={showCaption ? styles.caption : styles.captionHidden}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHeader<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}) {
  const { key, header, align, sortable, isActions } = column;
  const direction = sort?.key === key ? sort.direction : 'none';
  const Arrow = direction === 'none' ? ChevronsUpDownIcon : direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames(align === 'end' && styles.end)}
      aria-sort={sortable ? direction : undefined}
    >
      {sortable && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextSort(key, sort))}>
          {header}
          <Arrow size={14} />
        </button>
      ) : (
        <span className={isActions ? styles.captionHidden : undefined}>{header}</span>
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, align, isRowHeader, isActions } = column;
  if (isRowHeader)
    return (
      <th role="rowheader" scope="row" className={classNames(styles.rowHeader, align === 'end' && styles.end)}>
        {cell(row)}
      </th>
    );
  return (
    <td role="cell" className={classNames(align === 'end' && styles.end, isActions && styles.actions)}>
      {!isActions && (
        <span className={styles.label} aria-hidden="true">
          {header}
        </span>
      )}
      <div>{cell(row)}</div>
    </td>
  );
}
