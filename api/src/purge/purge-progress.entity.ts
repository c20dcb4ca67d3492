import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last row that a purge has examined. Used by purges that keep most of the rows they examine. */
@Entity('purge_progress')
export class PurgeProgressEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'purge_progress_pkey' })
  what!: string;

  @Column('timestamptz', { name: 'reached_at' })
  reachedAt!: Date;

  @Column('uuid', { name: 'reached_id' })
  reachedId!: string;
}
