import type { ReactNode } from 'react';

interface Props {
  label: string;
  columns: string[];
  /** Those of the columns that hold numbers. */
  numbers?: string[];
  /** The rows. */
  children: ReactNode;
}

/** A table that scrolls sideways where it does not fit. */
export const Table = ({ label, columns, numbers = [], children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
  <section className="card operator-table" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={numbers.includes(name) ? 'number' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
