import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A deleted user whose name is still to be erased from the logs of games. */
@Entity('erasure')
@Index('erasure_next', ['nextAt'])
export class ErasureEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'erasure_pkey' })
  userId!: string;

  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' })
  requestedAt!: Date;

  /** When the user's games are looked through next. */
  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt!: Date;
}
