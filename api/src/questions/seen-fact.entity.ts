import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fact of the bank that a user has been asked about. */
@Entity('seen_fact')
export class SeenFactEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'seen_fact_pkey' })
  userId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'seen_fact_pkey' })
  fact!: string;

  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;
}
