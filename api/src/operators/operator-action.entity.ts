import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An entry of the audit log: an operator's action and its target. */
@Entity('operator_action')
@Index('operator_action_operator', ['operatorId', 'id'])
@Index('operator_action_target', ['target', 'id'])
export class OperatorActionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'operator_action_pkey',
  })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** The operator's name at the time, or `command line`. */
  @Column('text')
  operator!: string;

  /** Null for the command line. */
  @Column('uuid', { name: 'operator_id', nullable: true })
  operatorId!: string | null;

  @Column('text')
  action!: string;

  /** See `OperatorAction`. */
  @Column('text')
  target!: string;

  @Column('jsonb', { nullable: true })
  details!: object | null;
}
