import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to which row a purge has looked, where what it looks at mostly stays. */
@Entity('purge_progress')
export class PurgeProgressEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'purge_progress_pkey' })
  what!: string;

  @Column('timestamptz', { name: 'reached_at' })
  reachedAt!: Date;

  @Column('uuid', { name: 'reached_id' })
  reachedId!: string;
}
