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

  /** The name of the machine or container that it runs on; null for an earlier release. */
  @Column('text', { nullable: true })
  machine!: string | null;

  /** Number of its sockets at the last heartbeat; null for an earlier release. */
  @Column('integer', { nullable: true })
  sockets!: number | null;

  /** Since when an operator wants it to own no games, or null. */
  @Column('timestamptz', { name: 'drain_at', nullable: true })
  drainAt!: Date | null;
}
