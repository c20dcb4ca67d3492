import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';

/** A running server: alive while it holds its advisory lock and its heartbeat is fresh. */
@Entity('instance')
export class InstanceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'instance_pkey' })
  id!: string;

  @Column('integer', { name: 'lock_key' })
  @Generated('increment')
  lockKey!: number;

  @Column('timestamptz', { name: 'heartbeat_at' })
  heartbeatAt!: Date;
}
