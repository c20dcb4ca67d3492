import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of question of the provider: whether more of it is wanted, and when it was found to be used up. */
@Entity('provider_cell')
export class ProviderCellEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'provider_cell_pkey' })
  category!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_cell_pkey' })
  difficulty!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_cell_pkey' })
  type!: string;

  /** How many the next call asks for. */
  @Column('integer', { default: 50 })
  amount!: number;

  @Column('timestamptz', { name: 'wanted_at', nullable: true })
  wantedAt!: Date | null;

  /** Until then the provider is taken to have no more of it. */
  @Column('timestamptz', { name: 'full_until', nullable: true })
  fullUntil!: Date | null;
}
