import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of question of the provider: whether the pool needs more of it, and whether it is exhausted. */
@Entity('provider_cell')
export class ProviderCellEntity {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'provider_cell_pkey' })
  category!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_cell_pkey' })
  difficulty!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_cell_pkey' })
  type!: string;

  /** The number of questions that the next call requests. */
  @Column('integer', { default: 50 })
  amount!: number;

  @Column('timestamptz', { name: 'wanted_at', nullable: true })
  wantedAt!: Date | null;

  /** The provider counts as exhausted for this cell until this time. */
  @Column('timestamptz', { name: 'full_until', nullable: true })
  fullUntil!: Date | null;
}
